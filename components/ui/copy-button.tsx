"use client";

import { useState } from "react";
import { Button } from "./button";

interface CopyButtonProps {
  text: string;
  /** What is copied, "Copy the answer": the button's name where "Copy" alone would not tell. */
  label?: string;
  className?: string;
}

/** Puts a text on the clipboard, and says that it is there. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"Copied" | "Not copied">();
  return (
    <>
      <Button
        size="small"
        aria-label={label}
        title={
          outcome === "Not copied" ? "The browser does not allow it. Select the text and copy it." : label
        }
        className={className}
        onClick={async () => {
          setOutcome(
            await navigator.clipboard.writeText(text).then(
              () => "Copied" as const,
              () => "Not copied" as const,
            ),
          );
          setTimeout(() => setOutcome(undefined), 1500);
        }}
      >
        {outcome ?? "Copy"}
      </Button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </>
  );
}
