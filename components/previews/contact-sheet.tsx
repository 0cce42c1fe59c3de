"use client";

import { useRef, useState } from "react";
import { isLoading } from "@/lib/previews/loading";
import type { PostView } from "@/lib/previews/view";
import { ExportButton } from "./export-button";
import { PostDrawing } from "./post-drawing";
import { PreviewFrame } from "./preview-frame";
import { type PreviewLook, USUAL_LOOK } from "./preview-look";
import { LookSwitches } from "./preview-stage";
import { ShareButton } from "./share-button";

interface ContactSheetProps {
  /** Two to six, each with the name of its draft. */
  posts: readonly { readonly name: string; readonly view: PostView }[];
  /** The look, if controlled elsewhere; without it the sheet has its own switches. */
  look?: PreviewLook;
  /** With a button for an approval link. */
  canShare?: boolean;
}

/** Drafts side by side in one look, to compare and to save as one picture. */
export function ContactSheet({ posts, look: given, canShare }: ContactSheetProps) {
  const [own, setOwn] = useState(USUAL_LOOK);
  const look = given ?? own;
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {!given && <LookSwitches look={look} onLookChange={setOwn} />}
        <span className="ml-auto" />
        <ExportButton
          name="contact-sheet"
          of={sheet}
          loading={posts.some(({ view }) => isLoading(view.attachment))}
        />
        {canShare && <ShareButton posts={posts} />}
      </div>
      <div ref={sheet} data-exported className="bg-surface p-3">
        <ol
          aria-label="Contact sheet"
          className={
            look.device === "desktop" && !look.worstCase
              ? "grid items-start gap-4 sm:grid-cols-2"
              : "grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3"
          }
        >
          {posts.map(({ name, view }, index) => (
            <li key={`draft ${String(index)}`} className="min-w-0">
              <h2 className="mb-2 truncate text-center font-semibold" title={name}>
                {name || `Draft ${index + 1}`}
              </h2>
              <PreviewFrame look={look} label={`Preview of ${name || `draft ${index + 1}`}`}>
                <PostDrawing post={view} />
              </PreviewFrame>
            </li>
          ))}
        </ol>
        <p className="mt-3 text-center text-sm text-text-muted">Preview · not published</p>
      </div>
    </div>
  );
}
