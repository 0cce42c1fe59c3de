import { FileUp } from "lucide-react";
import { type ReactNode, useCallback, useRef } from "react";
import { useFileDrop } from "@/components/media/use-file-drop";
import { Button } from "@/components/ui/button";
import type { ButtonTone } from "@/components/ui/button-class";
import { toast } from "@/components/ui/toast";

/** A button that opens the device's own choice of files. */
export type ChooseFile = (label: string, tone: ButtonTone) => ReactNode;

interface ImportFileAreaProps {
  /** Why no file can be taken now. */
  disabledReason: string | undefined;
  onFile: (file: File) => void;
  children: (choose: ChooseFile) => ReactNode;
}

/** A part of the page that takes a CSV file, dropped or chosen. */
export function ImportFileArea({ disabledReason, onFile, children }: ImportFileAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const onDrop = useCallback(
    ({ files }: DataTransfer) => {
      const [file] = files;
      if (disabledReason !== undefined) toast({ title: disabledReason });
      else if (file) onFile(file);
    },
    [disabledReason, onFile],
  );
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
          if (file) onFile(file);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
