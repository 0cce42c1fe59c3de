// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { fetchCodeWords } from "@/lib/ads/error-words";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { ErrorState } from "./error-state";
import { Toaster } from "./toast";

beforeAll(fetchCodeWords);

afterEach(cleanup);

describe("ErrorState", () => {
  it("says what happened, why and what next, and keeps the service's line to copy", async () => {
    const user = userEvent.setup();
    const error = new RefusedError(403, [{ code: "ACTION_NOT_ALLOWED", message: "Not for you" }], []);
    render(<ErrorState error={error} />);
    expect(screen.getByRole("alert").textContent).toContain("Your role may not do this here");
    expect(screen.getByRole("alert").textContent).toContain("Ask an account admin for access.");
    await user.click(screen.getByRole("button", { name: /Copy the error/ }));
    expect(await navigator.clipboard.readText()).toBe("HTTP 403 · ACTION_NOT_ALLOWED Not for you");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("reports when the browser refuses to copy", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("", "NotAllowedError"));
    render(
      <>
        <ErrorState error={new RefusedError(403, [{ code: "ACTION_NOT_ALLOWED", message: "No" }], [])} />
        <Toaster />
      </>,
    );
    const copy = screen.getByRole("button", { name: /Copy the error/ });
    await user.click(copy);
    expect(await screen.findByText(/does not allow it. Select the text/)).toBeDefined();
    expect(copy.textContent).not.toContain("Copied");
  });

  it("offers to try again where that makes sense", async () => {
    const onRetry = vi.fn();
    render(
      <ErrorState
        error={new UnreachableError("cut")}
        title="Campaigns could not be read"
        onRetry={onRetry}
      />,
    );
    expect(screen.getByText("Campaigns could not be read")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
