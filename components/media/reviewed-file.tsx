import { Wand2, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusMark } from "@/components/ui/status-mark";
import { playingTime } from "@/lib/format/durations";
import { fileSize } from "@/lib/format/file-size";
import { listPlain } from "@/lib/format/lists";
import type { FileFacts } from "@/lib/media/file-facts";
import { type Preflight, preflight } from "@/lib/media/preflight";
import { ratioName } from "@/lib/media/ratio";
import { mediaTypeName } from "@/lib/media/verdict";
import { FitsTable } from "./fits-badges";
import type { LookedFile } from "./use-looked-files";

interface ReviewedFileProps {
  looked: LookedFile;
  /** Of what is sent; undefined while that is not known. */
  flight: Preflight | undefined;
  onChange: (update: Partial<LookedFile>) => void;
  onRemove: () => void;
}

/** One file of a review: what it is, what was done to it, what stands against it, and where it fits. */
export function ReviewedFile({ looked, flight, onChange, onRemove }: ReviewedFileProps) {
  const { file, facts, unread, making, inStream } = looked;
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <bdi className="block truncate font-medium">{file.name}</bdi>
          {flight ? (
            <p className="text-text-muted tabular-nums">{factsInWords(flight.facts)}</p>
          ) : unread ? (
            <p className="text-blocked">The file cannot be read. Choose it again.</p>
          ) : making && facts ? (
            <p role="status" className="text-text-muted">
              {`Converting ${facts.format}, ${fileSize(facts.bytes)}…`}
            </p>
          ) : (
            <Skeleton className="mt-1 h-3 w-64" />
          )}
        </div>
        <IconButton label={`Leave out ${file.name}`} size="small" onClick={onRemove}>
          <X size={14} aria-hidden />
        </IconButton>
      </div>
      <WhatWasDone looked={looked} onAsItIs={(asItIs) => onChange({ asItIs })} />
      {flight?.problems.map((problem) => (
        <StatusMark key={problem} kind="blocked">
          <span className="whitespace-normal">{problem}</span>
        </StatusMark>
      ))}
      {flight?.problems.length === 0 &&
        flight.warnings.map((warning) => (
          <StatusMark key={warning} kind="attention">
            <span className="whitespace-normal">{warning}</span>
          </StatusMark>
        ))}
      {flight && flight.problems.length === 0 && (
        <>
          {flight.facts.type === "VIDEO" && (
            <Switch checked={inStream} onCheckedChange={(next) => onChange({ inStream: next })}>
              In-stream video, for pre-rolls instead of posts and cards
            </Switch>
          )}
          <FitsTable verdicts={flight.verdicts} />
        </>
      )}
    </li>
  );
}

/** What was done to a picture, with the way back where the file itself can be uploaded. */
function WhatWasDone({
  looked: { file, facts, made, asItIs = false },
  onAsItIs,
}: {
  looked: LookedFile;
  onAsItIs: (asItIs: boolean) => void;
}) {
  if (!facts || !made) return null;
  const uploadable = preflight(facts).problems.length === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex min-w-0 items-start gap-1.5">
        <Wand2 size={14} aria-hidden className="mt-0.5 shrink-0 text-text-muted" />
        {asItIs
          ? "The original is uploaded as it is."
          : `${made.words}. The file on your disk stays as it is.`}
      </p>
      {uploadable && (
        <Button
          size="small"
          aria-label={`${asItIs ? "Use the converted picture" : "Use the original"} of ${file.name}`}
          onClick={() => onAsItIs(!asItIs)}
        >
          {asItIs ? "Use the converted picture" : "Use the original"}
        </Button>
      )}
    </div>
  );
}

/** "Video · MP4 · 1280 × 720 · 16:9 · 0:15 · H.264, AAC · 4.2 MB". */
function factsInWords({ type, format, size, seconds, videoCodec, audioCodec, bytes }: FileFacts): string {
  return [
    type && mediaTypeName(type),
    format === type ? undefined : format,
    size && `${size.width} × ${size.height}`,
    size && ratioName(size.width / size.height),
    seconds !== undefined && playingTime(seconds * 1000),
    listPlain([videoCodec, audioCodec].flatMap((codec) => (codec ? [codec] : []))),
    fileSize(bytes),
  ]
    .filter(Boolean)
    .join(" · ");
}
