// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { EditCell } from "./edit-cell";

afterEach(cleanup);

const row = {
  id: "c1",
  deleted: false,
  updated_at: "2026-11-01T00:00:00Z",
  currency: "EUR",
  name: "Spring",
};
const editing = {
  useCellRules: () => ({ problemOf: () => undefined, hintOf: () => "" }),
  whyNotEdit: () => undefined,
  fieldName: () => "Name",
  valueInWords: String,
};
const edit = {
  kind: "text",
  field: "name",
  max: 255,
  of: ({ name }: typeof row) => name,
  read: (text: string) => text,
  change: (name: string) => ({ name }),
} as const;

it("begins with what is typed before its field is there, and acts on none of these keys", async () => {
  const acted = vi.fn();
  const onDone = vi.fn();
  const end = new AbortController();
  document.addEventListener("keydown", acted, { signal: end.signal });
  render(
    <EditCell
      editing={editing}
      edit={edit}
      row={row}
      around={{ zone: "UTC" }}
      refused={undefined}
      typed={undefined}
      onDone={onDone}
    >
      Spring
    </EditCell>,
  );
  screen.getByText("Spring");
  await userEvent.keyboard("p{Enter}d");
  expect(acted).not.toHaveBeenCalled();
  end.abort();
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  expect(field.value).toBe("pd");
  await userEvent.type(field, "!{Enter}");
  expect(onDone).toHaveBeenCalledWith(row, { name: "pd!" }, "down");
});
