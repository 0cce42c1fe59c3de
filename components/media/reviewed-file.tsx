import { X } from "lucide-react";
import { Switch } from "@/components/ui/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusMark } from "@/components/ui/status-mark";
import { playingTime } from "@/lib/format/durations";
import { fileSize } from "@/lib/format/file-size";
import { listPlain } from "@/lib/format/lists";
import type { FileFacts } from "@/lib/media/file-facts";
import type { Preflight } from "@/lib/media/preflight";
import { type NamedRatio, ratioName } from "@/lib/media/ratio";
import { mediaTypeName } from "@/lib/media/verdict";
import { AlreadyThere } from "./already-there";
import { CropButtons } from "./crop/crop-buttons";
import { FileThumb } from "./file-thumb";
import { FitsLine, FitsTable } from "./fits-badges";
import { PosterOfFile } from "./frame/poster-of-file";
import type { Duplicate } from "./use-duplicates";
import { type LookedFile, toSend } from "./use-looked-files";
import { WhatWasDone } from "./what-was-done";

interface ReviewedFileProps {
  looked: LookedFile;
  /** For what is sent; undefined while unknown. */
  flight: Preflight | undefined;
  onChange: (update: Partial<LookedFile>) => void;
  /** Requests a crop, to a ratio or freely. */
  onCrop: (ratio: NamedRatio | undefined) => void;
  onRemove: () => void;
  /** It is the only file: there is room for all details. */
  alone: boolean;
  /** The file it duplicates: in the library, or offered before. */
  duplicate: Duplicate | undefined;
  /** Uses that one instead, by its key. */
  onUse: (mediaKey: string) => void;
}

/** One file of a review: its properties, its changes, its problems, and its formats. */
export function ReviewedFile({
  looked,
  flight,
  alone,
  duplicate,
  onChange,
  onCrop,
  onRemove,
  onUse,
}: ReviewedFileProps) {
  const { file, facts, unread, making, inStream } = looked;
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex items-start gap-2">
        <FileThumb
          file={toSend(looked)?.file}
          type={flight?.facts.type ?? facts?.type}
          className="size-10 rounded-sm"
        />
        <div className="min-w-0 flex-1">
          <bdi className="block truncate font-medium">{file.name}</bdi>
          {flight ? (
            <p className="text-text-muted tabular-nums">{factsInWords(flight.facts)}</p>
          ) : unread ? (
            <p className="text-blocked">The file cannot be read. Choose it again.</p>
          ) : making && facts ? (
            <p role="status" className="text-text-muted">
              {`${making} ${facts.format}, ${fileSize(facts.bytes)}…`}
            </p>
          ) : (
            <Skeleton className="mt-1 h-3 w-64" />
          )}
        </div>
        <IconButton label={`Leave out ${file.name}`} size="small" onClick={onRemove}>
          <X size={14} aria-hidden />
        </IconButton>
      </div>
      <WhatWasDone looked={looked} onChange={onChange} />
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
      {duplicate && flight?.problems.length === 0 && (
        <AlreadyThere
          duplicate={duplicate}
          fileName={file.name}
          anyway={looked.anyway ?? false}
          onAnyway={(anyway) => onChange({ anyway })}
          onUse={onUse}
        />
      )}
      {flight && flight.problems.length === 0 && (!duplicate || looked.anyway) && (
        <>
          {flight.facts.type === "VIDEO" && (
            <>
              <Switch checked={inStream} onCheckedChange={(next) => onChange({ inStream: next })}>
                In-stream video, for pre-rolls instead of posts and cards
              </Switch>
              <PosterOfFile video={file} poster={looked.poster} onPoster={(poster) => onChange({ poster })} />
            </>
          )}
          {alone ? <FitsTable verdicts={flight.verdicts} /> : <FitsLine verdicts={flight.verdicts} />}
          <CropButtons
            facts={flight.facts}
            places={flight.verdicts.map(({ format }) => format)}
            name={file.name}
            onCrop={onCrop}
          />
        </>
      )}
    </li>
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
