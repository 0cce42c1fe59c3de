"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { StatusShape } from "@/components/ui/status-mark";
import type { JsonProblem } from "@/lib/json/json-lines";

export interface JsonSide {
  /** The current request, formatted. */
  readonly text: string;
  /** Parses what was typed as far as possible. Called with every change of the text. */
  readonly onText: (text: string) => JsonTaken;
}

export interface JsonTaken {
  /** False for a text that cannot be parsed: the request is unchanged. */
  readonly taken: boolean;
  readonly problems: readonly JsonProblem[];
}

/** The text on screen, and its parsed result. */
export interface WrittenJson extends JsonTaken {
  readonly text: string;
}

interface JsonViewProps extends JsonSide {
  /** What was typed, while it is not formatted again; the builder keeps it when this view is closed. */
  readonly written: WrittenJson | undefined;
  readonly onWritten: (written: WrittenJson | undefined) => void;
}

/**
 * The request as text, to read, to copy and to edit: typed or pasted text updates the builder as soon as it can be
 * parsed; errors are marked at their lines. The text on screen stays as typed.
 */
export function JsonView({ text, onText, written, onWritten }: JsonViewProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text: typed, problems, taken } = written ?? { text, problems: [], taken: true };
  // Undo can change the request without typing; while typing, the text must not be rewritten.
  const given = useRef(text);
  useEffect(() => {
    if (text === given.current) return;
    given.current = text;
    if (document.activeElement !== area.current && taken) onWritten(undefined);
  }, [text, taken, onWritten]);
  const lines = typed.split("\n").length;
  const faulty = new Set(problems.map(({ line }) => line));
  return (
    <section aria-label="JSON" className="flex min-h-96 min-w-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b px-4 py-2">
        <label htmlFor={id} className="font-medium">
          Request body
        </label>
        <span className="text-sm text-text-muted">
          {taken ? "What you type here is used at once." : "This text cannot be read, so it is not used."}
        </span>
        <span className="ml-auto flex items-center gap-2">
          {!taken && (
            <Button size="small" tone="quiet" onClick={() => onWritten(undefined)}>
              Discard changes
            </Button>
          )}
          <CopyButton text={typed} />
        </span>
      </div>
      <div data-own-undo className="flex min-h-0 flex-1 overflow-auto">
        <div aria-hidden className="select-none border-r bg-surface-sunken py-2 text-right font-mono text-sm">
          {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
            <div
              key={line}
              className={faulty.has(line) ? "bg-blocked-soft px-2 text-blocked" : "px-2 text-text-muted"}
            >
              {line}
            </div>
          ))}
        </div>
        <textarea
          ref={area}
          id={id}
          value={typed}
          rows={lines}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          dir="ltr"
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={`${id}problems`}
          className="min-w-0 flex-1 resize-none overflow-x-auto overflow-y-hidden bg-surface px-3 py-2 font-mono text-sm focus-visible:outline-offset-[-2px]"
          onChange={({ target }) => {
            onWritten({ text: target.value, ...onText(target.value) });
          }}
          onBlur={() => {
            if (problems.length === 0) onWritten(undefined);
          }}
        />
      </div>
      <div
        id={`${id}problems`}
        role="status"
        className="max-h-40 shrink-0 overflow-y-auto border-t empty:hidden"
      >
        {problems.map(({ line, message }) => (
          <button
            key={`${line} ${message}`}
            type="button"
            onClick={() => goToLine(area.current, line)}
            className="flex min-h-7 w-full items-start gap-2 px-4 py-1 text-left hover:bg-surface-hover"
          >
            <StatusShape kind="blocked" className="mt-1" />
            <span className="shrink-0 tabular-nums">Line {line}</span>
            <span>{message}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

function goToLine(area: HTMLTextAreaElement | null, line: number) {
  if (!area) return;
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
}
