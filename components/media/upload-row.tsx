import { Pause, Play, RotateCcw, X } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { StatusShape } from "@/components/ui/status-mark";
import { MEDIA_KEY_PREFIXES } from "@/lib/ads/endpoints/media-library";
import { UPLOAD_KINDS } from "@/lib/ads/endpoints/media-upload";
import { WAITING_WORDS } from "@/lib/ads/patience";
import { fileSize } from "@/lib/format/file-size";
import { formatPercent } from "@/lib/format/numbers";
import { pageClock } from "@/lib/format/page-clock";
import { sentBytes } from "@/lib/media/upload-run";
import { FileThumb } from "./file-thumb";
import { fileOf, isBusy, pauseUpload, removeUpload, resumeUpload, type UploadItem } from "./uploads";

/** An upload in one line: its progress, what it waits for, and the possible actions. */
export function UploadRow({ item }: { item: UploadItem }) {
  const { id, fileName, plan, progress, state } = item;
  const busy = isBusy(item);
  const sent = sentBytes(plan, progress);
  const trouble = state.at === "failed" || state.at === "needs-file";
  const moving = busy || state.at === "paused";
  return (
    <li className="flex items-center gap-3 px-4 py-1">
      <FileThumb file={fileOf(id)} type={uploadTypeOf(item)} className="size-8 rounded-sm" />
      <StatusShape kind={shapeOf(item)} />
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 flex-wrap gap-x-2">
          <bdi className="max-w-full truncate font-medium">{fileName}</bdi>
          {moving && (
            <span className="shrink-0 text-text-muted tabular-nums">
              {fileSize(sent)} of {fileSize(plan.bytes)}
            </span>
          )}
          <p role="status" className={trouble ? "text-blocked" : "text-text-muted"}>
            {inWords(item)}
          </p>
        </div>
        {moving && (
          <ProgressBar
            label={`${fileName}, sent`}
            value={progress.sent ? (progress.processed ?? undefined) : sent}
            max={progress.sent ? 100 : plan.bytes}
            tone={state.at === "waiting" ? "attention" : "accent"}
          />
        )}
      </div>
      {busy && (
        <IconButton label={`Pause ${fileName}`} size="small" onClick={() => pauseUpload(id)}>
          <Pause size={14} aria-hidden />
        </IconButton>
      )}
      {state.at === "paused" && (
        <IconButton label={`Go on with ${fileName}`} size="small" onClick={() => void resumeUpload(id)}>
          <Play size={14} aria-hidden />
        </IconButton>
      )}
      {state.at === "needs-file" && item.handle && (
        <IconButton
          label={`Open and go on with ${fileName}`}
          size="small"
          onClick={() => void resumeUpload(id)}
        >
          <Play size={14} aria-hidden />
        </IconButton>
      )}
      {state.at === "failed" && state.again && (
        <IconButton label={`Try ${fileName} again`} size="small" onClick={() => void resumeUpload(id)}>
          <RotateCcw size={14} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={state.at === "failed" ? `Dismiss ${fileName}` : `Cancel ${fileName}`}
        size="small"
        onClick={() => removeUpload(id)}
      >
        <X size={14} aria-hidden />
      </IconButton>
    </li>
  );
}

function shapeOf({ state }: UploadItem) {
  switch (state.at) {
    case "done":
      return "running";
    case "failed":
      return "blocked";
    case "needs-file":
    case "waiting":
      return "attention";
    case "paused":
    case "queued":
      return "paused";
    default:
      return "ended";
  }
}

function inWords({ state, progress, handle, plan }: UploadItem): string {
  switch (state.at) {
    case "queued":
      return "Waits its turn";
    case "sending":
      return "Sending";
    case "processing":
      return progress.processed === undefined
        ? "Processing"
        : `Processing, ${formatPercent(progress.processed)}`;
    case "adding":
      return "Adding it to the library";
    case "waiting":
      return `${WAITING_WORDS[state.why]}, ${pageClock(new Date(state.until))}.`;
    case "paused":
      return "Paused";
    case "done":
      return "In the library";
    case "needs-file":
      return handle
        ? "Interrupted by a reload. Open the file again to go on where it stopped."
        : `Interrupted by a reload. Drop or choose the same file again${plan.way === "chunked" ? " to go on where it stopped" : ""}.`;
    case "failed":
      return state.words;
  }
}

/** The type of an upload in the library. */
export const uploadTypeOf = ({ plan }: UploadItem) =>
  MEDIA_KEY_PREFIXES[UPLOAD_KINDS[plan.category].keyPrefix]?.type;
