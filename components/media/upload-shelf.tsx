"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Pause, Play, RotateCcw, X } from "lucide-react";
import { useEffect } from "react";
import { useAccount } from "@/components/shell/account";
import { IconButton } from "@/components/ui/icon-button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { StatusShape } from "@/components/ui/status-mark";
import { useStore } from "@/components/ui/use-store";
import { useScope } from "@/lib/ads/client";
import { WAITING_WORDS } from "@/lib/ads/limit-words";
import { fileSize } from "@/lib/format/file-size";
import { pageClock } from "@/lib/format/page-clock";
import { sentBytes } from "@/lib/media/upload-run";
import { takeIntoLibrary } from "./take-into-library";
import { followUploads } from "./upload-job";
import {
  isBusy,
  pauseUpload,
  removeUpload,
  restoreUploads,
  resumeUpload,
  type UploadItem,
  uploadStore,
} from "./uploads";

/** The uploads of the open account; what was begun before a reload is brought back. */
function useUploads(): readonly UploadItem[] {
  const { accountId } = useAccount();
  const { environment, handle } = useScope();
  const client = useQueryClient();
  useEffect(() => {
    followUploads();
    const scope = { environment, handle };
    void restoreUploads(scope, accountId, (key) => void takeIntoLibrary(client, scope, accountId, key));
  }, [client, environment, handle, accountId]);
  const all = useStore(uploadStore);
  return all.filter((item) => item.accountId === accountId && item.scope.environment === environment);
}

interface UploadShelfProps {
  /** Leave out what was begun before, in milliseconds: a picker tells of its own files, the library of all. */
  since?: number;
}

/**
 * Files on their way, above the library they go to. Nothing while there are none: one that arrived is a tile below,
 * and the jobs tell that it did.
 */
export function UploadShelf({ since = 0 }: UploadShelfProps) {
  const uploads = useUploads().filter(({ state, begunAt }) => state.at !== "done" && begunAt >= since);
  if (uploads.length === 0) return null;
  return (
    <section aria-label="Uploads" className="max-h-56 shrink-0 overflow-y-auto border-b bg-surface-sunken">
      <ul className="divide-y">
        {uploads.map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ item }: { item: UploadItem }) {
  const { id, fileName, plan, progress, state } = item;
  const busy = isBusy(item);
  const sent = sentBytes(plan, progress);
  const trouble = state.at === "failed" || state.at === "needs-file";
  const moving = busy || state.at === "paused";
  return (
    <li className="flex items-center gap-3 px-4 py-1.5">
      <StatusShape kind={shapeOf(item)} />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 gap-2">
          <bdi className="truncate font-medium">{fileName}</bdi>
          <span className="shrink-0 text-text-muted tabular-nums">
            {fileSize(sent)} of {fileSize(plan.bytes)}
          </span>
        </p>
        <p role="status" className={trouble ? "text-blocked" : "text-text-muted"}>
          {inWords(item)}
        </p>
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
      return progress.processed === undefined ? "Processing" : `Processing, ${progress.processed}%`;
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
