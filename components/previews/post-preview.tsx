"use client";

import { useMemo } from "react";
import type { PostStage } from "@/lib/previews/approval-wish";
import { isLoading } from "@/lib/previews/loading";
import { type PostInput, postView } from "@/lib/previews/post-view";
import type { PostView } from "@/lib/previews/view";
import { captionOf } from "@/lib/previews/view";
import { ExportButton } from "./export-button";
import { PostDrawing } from "./post-drawing";
import { PreviewFrame } from "./preview-frame";
import type { PreviewLook, PreviewShown } from "./preview-look";
import { PreviewStage } from "./preview-stage";
import { ShareButton } from "./share-button";

/** The input of `postView`; `when` is text. */
export type PostPreviewProps = PostInput &
  PreviewShown & { /** The stage of the post; a draft without it. */ stage?: PostStage | undefined };

/** A draft, scheduled or published post with its attachments. */
export function PostInputPreview({
  still,
  label,
  name,
  post,
  author,
  card,
  media,
  votes,
  when,
  stage,
}: PostPreviewProps) {
  const view = useMemo(
    () =>
      postView({
        post,
        author,
        card,
        media,
        ...(votes && { votes }),
        ...(when !== undefined && { when }),
      }),
    [post, author, card, media, votes, when],
  );
  return (
    <PostViewPreview
      view={view}
      still={still}
      name={name ?? ""}
      stage={stage}
      label={label ?? "Preview of the post"}
    />
  );
}

/** A post whose view is already computed. */
export function PostViewPreview({
  view,
  still,
  label,
  name,
  stage,
}: {
  view: PostView;
  still?: PreviewLook | undefined;
  label: string;
  name: string;
  stage?: PostStage | undefined;
}) {
  const drawing = <PostDrawing post={view} />;
  if (still) {
    return (
      <PreviewFrame look={still} label={label} still>
        {drawing}
      </PreviewFrame>
    );
  }
  return (
    <PreviewStage
      label={label}
      caption={captionOf(view.attachment)}
      actions={
        <>
          <ExportButton name={name} loading={isLoading(view.attachment)} />
          <ShareButton posts={[{ name, view, stage }]} />
        </>
      }
    >
      {drawing}
    </PreviewStage>
  );
}
