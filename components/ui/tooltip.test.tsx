// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Tooltip } from "./tooltip";

afterEach(cleanup);

it("shows its text on focus, and hides it when the focus leaves", async () => {
  render(
    <Tooltip text="Needs an account admin.">
      <button type="button">Delete</button>
    </Tooltip>,
  );
  expect(screen.queryByText("Needs an account admin.")).toBeNull();
  await userEvent.tab();
  await screen.findByText("Needs an account admin.");
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText("Needs an account admin.")).toBeNull());
});

it("leaves its element's own references and handlers as they are", async () => {
  const asObject = createRef<HTMLButtonElement>();
  const asFunction = vi.fn();
  const onFocus = vi.fn();
  render(
    <>
      <Tooltip text="One">
        <button ref={asObject} type="button" onFocus={onFocus}>
          First
        </button>
      </Tooltip>
      <Tooltip text="Two">
        <button ref={asFunction} type="button">
          Second
        </button>
      </Tooltip>
    </>,
  );
  expect(asObject.current).toBe(screen.getByRole("button", { name: "First" }));
  expect(asFunction).toHaveBeenCalledWith(screen.getByRole("button", { name: "Second" }));
  await userEvent.tab();
  expect(onFocus).toHaveBeenCalledOnce();
});

it("makes room when its element is used, unless it says why that cannot be done", async () => {
  render(
    <>
      <Tooltip text="Undo">
        <button type="button">Usable</button>
      </Tooltip>
      <Tooltip text="Nothing to undo.">
        <button type="button" aria-disabled>
          Closed
        </button>
      </Tooltip>
    </>,
  );
  await userEvent.hover(screen.getByRole("button", { name: "Usable" }));
  await screen.findByText("Undo");
  await userEvent.click(screen.getByRole("button", { name: "Usable" }));
  await waitFor(() => expect(screen.queryByText("Undo")).toBeNull());
  await userEvent.hover(screen.getByRole("button", { name: "Closed" }));
  await screen.findByText("Nothing to undo.");
  await userEvent.click(screen.getByRole("button", { name: "Closed" }));
  expect(screen.queryByText("Nothing to undo.")).not.toBeNull();
});

it("gives its element away once, however often it is drawn", () => {
  const given = vi.fn();
  const drawn = (text: string) => (
    <Tooltip text={text}>
      <button ref={given} type="button">
        Delete
      </button>
    </Tooltip>
  );
  const { rerender } = render(drawn("One"));
  rerender(drawn("Two"));
  expect(given.mock.calls).toEqual([[screen.getByRole("button")]]);
});
