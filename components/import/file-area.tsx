import { FileUp } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { type Command, useCommands } from "@/components/shell/commands";
import { clipboardIsTaken } from "@/components/shell/focused-element";
import { Button } from "@/components/ui/button";
import type { ButtonTone } from "@/components/ui/button-class";
import { toast } from "@/components/ui/toast";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { pastedRows, type TakenFile } from "@/lib/import/pasted-rows";

/** A button that opens the device's own choice of files. */
export type ChooseFile = (label: string, tone: ButtonTone) => ReactNode;

interface ImportFileAreaProps {
  /** Why no file can be taken now. */
  disabledReason: string | undefined;
  onFile: (taken: TakenFile) => void;
  children: (choose: ChooseFile) => ReactNode;
}

const NO_ROWS_ADVICE =
  "Copy rows of a spreadsheet, with the names of their columns on top, and paste them here.";

const COMMANDS: readonly Command[] = [
  { id: "import.paste", label: "Paste the rows of a spreadsheet", group: "Import", keys: "mod+v" },
];

/** A drop area for a CSV file, dropped or chosen, and for pasted rows of a spreadsheet. */
export function ImportFileArea({ disabledReason, onFile, children }: ImportFileAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useCommands(COMMANDS);
  const take = useCallback(
    (taken: TakenFile) => {
      if (disabledReason !== undefined) toast({ title: disabledReason });
      else onFile(taken);
    },
    [disabledReason, onFile],
  );
  const onDrop = useCallback(
    ({ files: [file] }: DataTransfer) => {
      if (file) take({ file });
    },
    [take],
  );
  useEffect(() => {
    const onPasted = (event: ClipboardEvent) => {
      if (!event.clipboardData || event.defaultPrevented || clipboardIsTaken()) return;
      event.preventDefault();
      const taken = pastedRows(event.clipboardData);
      if (taken) return take(taken);
      toast({ title: "There are no rows in what was pasted", description: NO_ROWS_ADVICE });
    };
    document.addEventListener("paste", onPasted);
    return () => document.removeEventListener("paste", onPasted);
  }, [take]);
  const over = useFileDrop(area, onDrop);
  return (
    <div ref={area} className="relative flex min-h-0 flex-1 flex-col">
      {children((label, tone) => (
        <Button tone={tone} disabledReason={disabledReason} onClick={() => input.current?.click()}>
          <FileUp size={14} aria-hidden />
          {label}
        </Button>
      ))}
      {over && (
        <div className="pointer-events-none absolute inset-2 z-20 flex items-center justify-center rounded-md border-2 border-accent border-dashed bg-surface-selected font-semibold text-lg">
          {disabledReason ?? "Drop a CSV file to look at its rows first"}
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label="CSV file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile({ file });
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
