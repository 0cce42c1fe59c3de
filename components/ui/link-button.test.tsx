// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LinkButton } from "./link-button";

afterEach(cleanup);

describe("LinkButton", () => {
  it("leads on", () => {
    render(<LinkButton href="/live/polls/new">New poll</LinkButton>);
    expect(screen.getByRole("link", { name: "New poll" }).getAttribute("href")).toBe("/live/polls/new");
  });

  it("leads nowhere where that is closed, and says why", () => {
    render(
      <LinkButton href="/live/polls/new" disabledReason="Needs a creative manager.">
        New poll
      </LinkButton>,
    );
    expect(screen.queryByRole("link")).toBeNull();
    const button = screen.getByRole("button", { name: "New poll" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Needs a creative manager.",
    );
  });
});
