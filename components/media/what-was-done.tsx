import { Wand2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { preflight } from "@/lib/media/preflight";
import type { LookedFile } from "./use-looked-files";

interface WhatWasDoneProps {
  looked: LookedFile;
  onChange: (update: Partial<LookedFile>) => void;
}

/** How a picture was changed, with ways back: to the whole picture, or to the original if it can be uploaded. */
export function WhatWasDone({
  looked: { file, facts, made, uncut, asItIs = false },
  onChange,
}: WhatWasDoneProps) {
  if (!facts || !made) return null;
  const back = made.cut
    ? { words: "Undo crop", update: { made: uncut } }
    : preflight(facts).problems.length > 0
      ? undefined
      : asItIs
        ? { words: "Use the converted picture", update: { asItIs: false } }
        : { words: "Use the original", update: { asItIs: true } };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex min-w-0 items-start gap-1.5">
        <Wand2 size={14} aria-hidden className="mt-0.5 shrink-0 text-text-muted" />
        {asItIs
          ? "The original is uploaded as it is."
          : `${made.words}. The file on your disk stays as it is.`}
      </p>
      {back && (
        <Button
          size="small"
          aria-label={`${back.words} of ${file.name}`}
          onClick={() => onChange(back.update)}
        >
          {back.words}
        </Button>
      )}
    </div>
  );
}
