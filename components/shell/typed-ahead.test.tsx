// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { takeTypedAhead, useTypedAhead } from "./typed-ahead";

const giveUp = vi.fn();
const shortcut = vi.fn();

function Page({ awaited, there }: { awaited: boolean; there: boolean }) {
  const [query, setQuery] = useState("");
  useTypedAhead(awaited, giveUp);
  return (
    <main onKeyDown={(event) => shortcut(event.key)}>
      <button type="button">Pause</button>
      {there && (
        <input
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onFocus={() => setQuery(query + takeTypedAhead())}
        />
      )}
    </main>
  );
}

const type = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(screen.getByRole("button"), { key });
};
const field = () => screen.getByRole<HTMLInputElement>("textbox");

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it("gives the field what was typed before it was there, and lets nothing else act on it", () => {
  const { rerender } = render(<Page awaited there={false} />);
  type("b", "u", "x", "Backspace", "d");
  rerender(<Page awaited there />);
  type("g");
  fireEvent.focus(field());
  expect(field().value).toBe("budg");
  expect(shortcut).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: "e" });
  expect(shortcut.mock.calls).toEqual([["e"]]);
});

it("gives up on Escape, and keeps nothing for the next time", () => {
  const { rerender } = render(<Page awaited there={false} />);
  type("x", "Escape");
  expect(giveUp).toHaveBeenCalledTimes(1);
  rerender(<Page awaited={false} there={false} />);
  type("p");
  expect(shortcut.mock.calls).toEqual([["p"]]);
  rerender(<Page awaited there />);
  fireEvent.focus(field());
  expect(field().value).toBe("");
});
