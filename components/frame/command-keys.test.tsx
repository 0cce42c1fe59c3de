// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type KeyboardEvent, useMemo } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCommands } from "@/components/shell/commands";
import { OverlaysProvider, useOverlays } from "@/components/shell/overlays";
import { CommandKeys } from "./command-keys";

const ran = vi.fn<(id: string) => void>();

/** A widget that handles C and X only. */
const taken = vi.fn<(key: string) => void>();
function takeKey(event: KeyboardEvent) {
  if (event.key !== "c" && event.key !== "x") return;
  taken(event.key);
  event.preventDefault();
}

/** Starts to load an overlay by a chord. */
function Overlay() {
  const { open } = useOverlays();
  useCommands(
    useMemo(
      () => [{ id: "overlay", keys: "mod+j", label: "overlay", group: "Test", run: () => open("palette") }],
      [open],
    ),
  );
  return null;
}

function Screen({ version = 0 }: { version?: number }) {
  useCommands(
    useMemo(
      () =>
        [
          { id: "palette", keys: "mod+k" },
          { id: "sheet", keys: "?" },
          { id: "go", keys: "g>c" },
          { id: "create", keys: "c" },
          ...(version > 1 ? [{ id: "arrived later", keys: "x" }] : []),
        ].map((each) => ({
          ...each,
          label: `${each.id} ${version}`,
          group: "Test",
          run: () => ran(each.id),
        })),
      [version],
    ),
  );
  return (
    <OverlaysProvider>
      <CommandKeys />
      <Overlay />
      <input aria-label="field" />
      <button type="button" onKeyDown={takeKey}>
        widget
      </button>
    </OverlaysProvider>
  );
}

beforeEach(() => {
  ran.mockReset();
  taken.mockReset();
  localStorage.clear();
  render(<Screen />);
});
afterEach(cleanup);

const order = () => ran.mock.calls.map(([id]) => id);

describe("CommandKeys", () => {
  it("leaves what is typed to an overlay that is still loading", async () => {
    await userEvent.keyboard("{Control>}j{/Control}");
    await userEvent.keyboard("cgc");
    expect(order()).toEqual([]);
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(order()).toEqual(["palette"]);
  });

  it("runs single keys, chords and sequences", async () => {
    await userEvent.keyboard("c");
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("{Shift>}?{/Shift}");
    expect(order()).toEqual(["create", "palette", "sheet"]);
  });

  it("does not take the second key of a sequence for a command of its own", async () => {
    await userEvent.keyboard("gc");
    expect(order()).toEqual(["go"]);
  });

  it("keeps a sequence that is under way when a screen registers its commands anew", async () => {
    cleanup();
    const { rerender } = render(<Screen version={1} />);
    await userEvent.keyboard("g");
    rerender(<Screen version={2} />);
    await userEvent.keyboard("c");
    expect(order()).toEqual(["go"]);
  });

  it("leaves letters to a text field, and chords to itself", async () => {
    await userEvent.tab();
    await userEvent.keyboard("c?");
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(order()).toEqual(["palette"]);
  });

  it("leaves to a widget the keys that it acts on", async () => {
    screen.getByRole("button").focus();
    await userEvent.keyboard("c?");
    expect(taken.mock.calls).toEqual([["c"]]);
    expect(order()).toEqual(["sheet"]);
  });

  it("keeps the end of a sequence from a widget that acts on that key", async () => {
    screen.getByRole("button").focus();
    await userEvent.keyboard("gc");
    expect(taken).not.toHaveBeenCalled();
    expect(order()).toEqual(["go"]);
  });

  it("types the rest of a sequence into the field that has the focus", async () => {
    await userEvent.keyboard("g");
    await userEvent.type(screen.getByRole("textbox"), "c");
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("c");
    expect(ran).not.toHaveBeenCalled();
  });

  it("does nothing for keys without Ctrl once they are switched off", async () => {
    cleanup();
    localStorage.setItem("single-keys", "off");
    render(<Screen />);
    await userEvent.keyboard("c");
    await userEvent.keyboard("gc");
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(order()).toEqual(["palette"]);
  });
});
