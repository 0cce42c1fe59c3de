import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { formatNumber } from "@/lib/format/numbers";

interface CodeBlockProps {
  /** "Answer": the name of the text, and with "Copy" of the button. */
  label: string;
  text: string;
  /** Beside the button. */
  note?: string;
}

/** Lines that are shown initially. */
const LINES_AT_FIRST = 120;

/** Machine-readable text, to read and to copy. */
export function CodeBlock({ label, text, note }: CodeBlockProps) {
  const [all, setAll] = useState(false);
  const lines = text.split("\n");
  const hidden = all ? 0 : Math.max(0, lines.length - LINES_AT_FIRST);
  return (
    <figure aria-label={label} className="min-w-0 rounded-md bg-surface-sunken">
      {/* Floats, so that the first lines run beside it. */}
      <div className="relative float-right p-1">
        <CopyButton text={text} label={`Copy: ${label}`} />
      </div>
      {note && <figcaption className="px-3 pt-2 text-sm text-text-muted">{note}</figcaption>}
      <pre className="wrap-anywhere whitespace-pre-wrap p-3 font-mono text-sm">
        {hidden > 0 ? lines.slice(0, LINES_AT_FIRST).join("\n") : text}
      </pre>
      {hidden > 0 && (
        <Button size="small" tone="quiet" className="mx-1 mb-2" onClick={() => setAll(true)}>
          Show {formatNumber(hidden)} more lines
        </Button>
      )}
    </figure>
  );
}
