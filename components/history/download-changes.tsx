import { Download } from "lucide-react";
import { useMemo } from "react";
import { useCommands } from "@/components/shell/commands";
import { IconButton } from "@/components/ui/icon-button";

interface DownloadChangesProps {
  label: string;
  /** Why nothing can be downloaded. */
  disabledReason: string | undefined;
  /** Memoize it. */
  onDownload: () => void;
}

/** Downloads changes as a CSV file, by a button and by a command. */
export function DownloadChanges({ label, disabledReason, onDownload }: DownloadChangesProps) {
  useCommands(
    useMemo(
      () => [
        {
          id: "history.csv",
          group: "History",
          label: "Download changes as CSV",
          words: "export",
          disabledReason,
          run: onDownload,
        },
      ],
      [disabledReason, onDownload],
    ),
  );
  return (
    <IconButton label={label} disabledReason={disabledReason} onClick={onDownload}>
      <Download size={16} aria-hidden />
    </IconButton>
  );
}
