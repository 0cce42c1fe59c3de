// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { exportedAs, typedFormat } from "@/components/ui/grid/exported-as";
import { type Command, useRegisteredCommands } from "./commands";
import { useExportCommand } from "./use-export-command";

const run = vi.fn();
let offered: Command | undefined;

function List({ shown, complete = true }: { shown: number; complete?: boolean }) {
  useExportCommand({ many: "cards", shown, complete, run });
  offered = useRegisteredCommands().find(({ id }) => id === "cards.export");
  return null;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  run.mockReset();
});

it("exports as the kind of file that was chosen last", () => {
  exportedAs.setValue("xlsx");
  render(<List shown={3} />);
  expect(offered?.label).toBe("Export these cards as Excel (XLSX)");
  offered?.run?.();
  expect(run).toHaveBeenCalledExactlyOnceWith("xlsx");
});

it("exports as the kind of file that is typed, and leaves other words alone", () => {
  render(<List shown={3} />);
  const typed = offered?.reads?.("export as xlsx");
  expect(typed).toMatchObject({ label: "Export these cards as Excel (XLSX)", problem: undefined });
  typed?.run();
  expect(run).toHaveBeenCalledExactlyOnceWith("xlsx");
  expect(offered?.reads?.("export these")).toBeUndefined();
  expect(offered?.reads?.("excel campaign")).toBeUndefined();
});

it("says why nothing can be exported, however it is asked for", () => {
  render(<List shown={3} complete={false} />);
  expect(offered?.disabledReason).toBe("The rest of the list is still being read.");
  expect(offered?.reads?.("export tsv")?.problem).toBe("The rest of the list is still being read.");
});

it.each([
  ["export as Excel", "xlsx"],
  ["download .tsv", "tsv"],
  ["export these csv", "csv"],
  ["export excellent cards", undefined],
])("reads %j as %s", (typed, format) => {
  expect(typedFormat(typed)).toBe(format);
});
