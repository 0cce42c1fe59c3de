// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { CountedText } from "./counted-text";

afterEach(cleanup);

function Typed({ lines }: { lines?: boolean }) {
  const [text, setText] = useState("");
  return (
    <CountedText
      field="title"
      label="Title"
      value={text}
      max={3}
      error={undefined}
      lines={lines ?? false}
      onChange={setText}
    />
  );
}

describe("CountedText", () => {
  it("counts an emoji as one character, and marks what is too long", async () => {
    render(<Typed />);
    const input = screen.getByRole("textbox", { name: "Title" });
    await userEvent.type(input, "🦜🦜🦜");
    expect(screen.getByText("3 of 3 characters")).toBeTruthy();
    expect(input.getAttribute("aria-invalid")).toBeNull();
    await userEvent.type(input, "!");
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("takes several lines where it may have them, and stands where it can be jumped to", async () => {
    render(<Typed lines />);
    const input = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Title" });
    await userEvent.type(input, "a{Enter}b");
    expect(input.value).toBe("a\nb");
    expect(input.closest("[data-field]")?.getAttribute("data-field")).toBe("title");
  });
});
