// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Dialog } from "./dialog";
import { Menu, MenuItem } from "./menu";
import { Popover } from "./popover";

let fade: () => void;

beforeEach(() => {
  const finished = new Promise<void>((resolve) => {
    fade = resolve;
  });
  Object.assign(HTMLElement.prototype, { getAnimations: () => [{ finished, effect: null }] });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, "getAnimations");
});

function AMenu() {
  return (
    <Menu trigger={<button type="button">Open</button>}>
      <MenuItem onSelect={() => {}}>Choose</MenuItem>
    </Menu>
  );
}

function APopover() {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trigger={<button type="button">Open</button>}
      open={open}
      onOpenChange={setOpen}
      label="Popover"
      className=""
    >
      <button type="button" onClick={() => setOpen(false)}>
        Choose
      </button>
    </Popover>
  );
}

function ADialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Dialog">
        <button type="button" onClick={() => setOpen(false)}>
          Choose
        </button>
      </Dialog>
    </>
  );
}

describe.each([
  ["menu", AMenu],
  ["popover", APopover],
  ["dialog", ADialog],
])("the focus after a %s", (_, Popup) => {
  async function chosen(next: () => void) {
    render(
      <>
        <Popup />
        <input aria-label="Search" />
      </>,
    );
    const opener = screen.getByText("Open");
    opener.focus();
    fireEvent.click(opener);
    const choice = await screen.findByText("Choose");
    choice.focus();
    fireEvent.click(choice);
    next();
    fade();
    await waitFor(() => expect(screen.queryByText("Choose")).toBeNull());
    // The focus returns just after the popup is gone.
    await new Promise((resolve) => setTimeout(resolve));
    return document.activeElement;
  }

  it("is back at what opened it", async () => {
    expect(await chosen(() => {})).toBe(screen.getByText("Open"));
  });

  it("stays in the field that it went to meanwhile", async () => {
    const focused = await chosen(() => screen.getByLabelText("Search").focus());
    expect(focused).toBe(screen.getByLabelText("Search"));
  });
});
