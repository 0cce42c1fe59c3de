"use client";

import { useState } from "react";
import { TimeText } from "@/components/ui/time-text";
import { counted, plural } from "@/lib/format/plurals";
import type { PostStage } from "@/lib/previews/approval-wish";
import type { PostView } from "@/lib/previews/view";
import { zoneOrUtc } from "@/lib/time/calendar";
import { ContactSheet } from "./contact-sheet";
import { ExportButton } from "./export-button";
import { PostDrawing } from "./post-drawing";
import { PreviewFrame } from "./preview-frame";
import { USUAL_LOOK } from "./preview-look";
import { LookSwitches } from "./preview-stage";

interface ApprovalPageProps {
  approval: {
    sharedBy: string;
    /** Seconds since 1970. */
    until: number;
    posts: readonly { name: string; view: PostView; stage?: PostStage | undefined }[];
    /** The account's zone. */
    zone?: string | undefined;
  };
}

/** The public page of shared drafts: previews, who shared them, and until when. */
export function ApprovalPage({ approval: { sharedBy, until, posts, zone } }: ApprovalPageProps) {
  const [look, setLook] = useState(USUAL_LOOK);
  const [only] = posts;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[1400px] flex-col gap-5 px-4 py-6 sm:px-8">
      <header className="flex flex-wrap items-end justify-between gap-3 border-b pb-4">
        <div className="min-w-0">
          <h1 className="font-semibold text-xl">
            {posts.length === 1 ? "Preview" : counted(posts.length, "preview")}
          </h1>
          <p className="text-text-muted">
            Shared by <span className="text-text">@{sharedBy}</span> · open until{" "}
            <TimeText
              at={new Date(until * 1_000).toISOString()}
              zone={zoneOrUtc(zone)}
              show="time-and-zone"
            />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <LookSwitches look={look} onLookChange={setLook} />
          {posts.length === 1 && <ExportButton name={only?.name ?? "preview"} />}
        </div>
      </header>
      {posts.length === 1 && only ? (
        <div className="flex flex-col gap-3" data-exported>
          {only.name && <h2 className="text-center font-semibold text-lg">{only.name}</h2>}
          <PreviewFrame look={look} label="Preview of the post">
            <PostDrawing post={only.view} />
          </PreviewFrame>
          <p className="text-center text-sm text-text-muted">Preview</p>
        </div>
      ) : (
        <ContactSheet posts={posts} look={look} />
      )}
      <p className="mt-auto border-t pt-3 text-sm text-text-muted">
        {stageInWords(posts)} What readers see may differ a little. Made with Flightdeck.
      </p>
    </main>
  );
}

/** Their stage for readers. */
function stageInWords(posts: readonly { stage?: PostStage | undefined }[]): string {
  const published = posts.filter(({ stage }) => stage === "published").length;
  if (published > 0 && published < posts.length) return `${published} of ${posts.length} are published.`;
  if (published > 0)
    return plural(posts.length, { one: "This post is published.", other: "These posts are published." });
  return posts.every(({ stage }) => stage === "scheduled")
    ? "Scheduled, not published yet."
    : "Not published yet.";
}
