// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import type { ImportFile } from "@/lib/import/read-file";
import { FileNotes } from "./file-notes";
import { NothingChanges } from "./import-findings";

afterEach(cleanup);

const FILE: ImportFile = { id: "1", name: "a.csv", rows: [], cut: false, garbled: false };

it("asks for the language of a file whose encoding is ambiguous", async () => {
  const onReread = vi.fn();
  render(<FileNotes file={{ ...FILE, older: "windows-1252" }} rowsMax={100} onReread={onReread} />);
  expect(document.body.textContent).toContain("This file is not saved as UTF-8.");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language of the file" }), "Cyrillic");
  expect(onReread).toHaveBeenCalledWith("windows-1251");
});

it("reports which rows of a report were skipped", () => {
  render(<FileNotes file={{ ...FILE, passed: [1, 2, 5] }} rowsMax={100} onReread={vi.fn()} />);
  expect(document.body.textContent).toContain("3 rows skipped.");
  expect(document.body.textContent).toContain("rows 1, 2, 5");
});

it("names the rows in which characters could not be read", () => {
  const rows = Array.from({ length: 15 }, (_, at) => ({
    number: at + 1,
    cells: [at > 1 ? "H\ufffdst" : "a"],
  }));
  const file = { ...FILE, garbled: true, rows };
  const { rerender } = render(<FileNotes file={file} rowsMax={100} onReread={vi.fn()} />);
  expect(document.body.textContent).toContain("in rows 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 3 others.");
  rerender(<FileNotes file={{ ...file, rows: rows.slice(0, 3) }} rowsMax={100} onReread={vi.fn()} />);
  expect(document.body.textContent).toContain("Some characters could not be read in row 3.");
});

it("says that columns far to the right are not read", () => {
  render(<FileNotes file={{ ...FILE, wide: true }} rowsMax={100} onReread={vi.fn()} />);
  expect(document.body.textContent).toContain("The file has more than 512 columns.");
});

it("does not call a file the same as the account when a column of it was not read", () => {
  const { rerender } = render(
    <NothingChanges
      resource={CAMPAIGNS}
      rows={2}
      accountName="Kestrel Air"
      leftOut={["Budget"]}
      onShow={vi.fn()}
    />,
  );
  expect(document.body.textContent).toContain("Not read: Budget");
  expect(document.body.textContent).not.toContain("All 2 campaigns");
  rerender(
    <NothingChanges resource={CAMPAIGNS} rows={2} accountName="Kestrel Air" leftOut={[]} onShow={vi.fn()} />,
  );
  expect(document.body.textContent).toContain(
    "All 2 campaigns in the file match Kestrel Air. Nothing is sent.",
  );
});
