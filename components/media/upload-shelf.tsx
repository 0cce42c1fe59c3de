"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { useStore } from "@/components/ui/use-store";
import { useScope } from "@/lib/ads/client";
import { listPlain } from "@/lib/format/lists";
import { formatWhole } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { takeUpload } from "./poster-pair";
import { followUploads } from "./upload-job";
import { UploadRow } from "./upload-row";
import { isBusy, removeUpload, restoreUploads, type UploadItem, uploadStore } from "./uploads";

/** The uploads of the open account; those from before a reload are restored. */
function useUploads(): readonly UploadItem[] {
  const { accountId } = useAccount();
  const { environment, handle } = useScope();
  const client = useQueryClient();
  useEffect(() => {
    followUploads();
    const scope = { environment, handle };
    void restoreUploads(scope, accountId, (key, { pair }) => {
      void takeUpload({ client, scope, accountId }, key, pair);
    });
  }, [client, environment, handle, accountId]);
  const all = useStore(uploadStore);
  return all.filter((item) => item.accountId === accountId && item.scope.environment === environment);
}

interface UploadShelfProps {
  /** Excludes earlier ones, in milliseconds: a picker shows its own files, the library all. */
  since?: number;
}

/** Uploads, above the library. Nothing without any: a finished one is a tile below, and the jobs announce it. */
export function UploadShelf({ since = 0 }: UploadShelfProps) {
  const uploads = useUploads().filter(({ state, begunAt }) => state.at !== "done" && begunAt >= since);
  if (uploads.length === 0) return null;
  const failed = uploads.filter(({ state }) => state.at === "failed");
  return (
    <section aria-label="Uploads" className="flex max-h-56 shrink-0 flex-col border-b bg-surface-sunken">
      {uploads.length > 1 && (
        <header className="flex min-h-9 items-center gap-3 border-b px-4">
          <p role="status" className="min-w-0 flex-1 truncate text-sm tabular-nums">
            {shelfSummary(uploads)}
          </p>
          {failed.length > 1 && (
            <Button
              size="small"
              aria-label={`Dismiss all ${formatWhole(failed.length)} that failed`}
              onClick={() => {
                for (const { id } of failed) removeUpload(id);
              }}
            >
              Dismiss all
            </Button>
          )}
        </header>
      )}
      <ul className="min-h-0 divide-y overflow-y-auto">
        {[...uploads]
          .sort((a, b) => urgency(a) - urgency(b))
          .map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
      </ul>
    </section>
  );
}

/** Uploads that need an action come first; the others keep the order in which they were started. */
const urgency = ({ state }: UploadItem) => (state.at === "failed" ? 0 : state.at === "needs-file" ? 1 : 2);

/** "6 uploads: 1 failed, 1 needs its file, 3 under way, 1 paused". */
function shelfSummary(uploads: readonly UploadItem[]): string {
  const count = (is: (item: UploadItem) => boolean) => uploads.filter(is).length;
  const parts = [
    [count(({ state }) => state.at === "failed"), "failed"],
    [count(({ state }) => state.at === "needs-file"), "to be chosen again"],
    [count(isBusy), "under way"],
    [count(({ state }) => state.at === "paused"), "paused"],
  ] as const;
  const words = parts.flatMap(([number, words]) => (number > 0 ? `${formatWhole(number)} ${words}` : []));
  return `${counted(uploads.length, "upload")}: ${listPlain(words)}`;
}
