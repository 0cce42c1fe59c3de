"use client";

import { useState } from "react";
import { Button } from "./button";

interface CopyButtonProps {
  text: string;
  /** What is copied, "Copy the answer": the button's name, if its text does not say it. */
  label?: string;
  /** Its text until it is clicked, if "Copy" alone is unclear. */
  words?: string;
  className?: string;
}

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text, label, words = "Copy", className }: CopyButtonProps) {
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
        {outcome ?? words}
      </Button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </>
  );
}
