"use client";

import { type ReactNode, useMemo, useState } from "react";
import { Switch } from "@/components/ui/checkbox";
import { lateComponent } from "@/components/ui/late-component";
import { Skeleton } from "@/components/ui/skeleton";
import { cardView } from "@/lib/previews/card-view";
import { conversationView } from "@/lib/previews/conversation-view";
import { isLoading } from "@/lib/previews/loading";
import type { MediaLookup } from "@/lib/previews/media-view";
import { pollView } from "@/lib/previews/poll-view";
import type { AttachmentView } from "@/lib/previews/view";
import { captionOf } from "@/lib/previews/view";
import { ExportButton } from "./export-button";
import { AttachmentDrawing } from "./post-drawing";
import type { PostPreviewProps } from "./post-preview";
import styles from "./preview.module.css";
import { PreviewFrame } from "./preview-frame";
import type { PreviewShown } from "./preview-look";
import { PreviewStage } from "./preview-stage";

/**
 * A draft, scheduled or published post with its attachments. The code that finds addresses and tags in its text is
 * fetched with the first post: previews of cards do not need it.
 */
export const PostPreview = lateComponent<PostPreviewProps>(
  () => import("./post-preview").then((module) => module.PostInputPreview),
  { ahead: false, meanwhile: () => <Skeleton className="m-4 h-64" /> },
);

interface CardPreviewProps extends PreviewShown {
  /** A record of the service, or an incomplete card from the builder. */
  card: unknown;
  media: MediaLookup;
}

/** A card of components or slides, of any of the 13 types. */
export function CardPreview({ card, media, ...shown }: CardPreviewProps) {
  const view = useMemo(() => cardView(card, media), [card, media]);
  return <Attached label="Preview of the card" view={view} {...shown} />;
}

/** A poll: `card` is its record, or `{first_choice, …, media_key}` before it exists. */
export function PollPreview({ card, media, ...shown }: CardPreviewProps) {
  const [samples, setSamples] = useState(false);
  const view = useMemo(() => pollView(card, media, samples ? "sample" : undefined), [card, media, samples]);
  return (
    <Attached
      label="Preview of the poll"
      view={view}
      actions={
        <Switch checked={samples} onCheckedChange={setSamples} title="Votes are not available">
          Sample votes
        </Switch>
      }
      {...shown}
    />
  );
}

/** A conversation card; its calls to action can be tried. */
export function ConversationPreview({ card, media, ...shown }: CardPreviewProps) {
  const view = useMemo(() => conversationView(card, media), [card, media]);
  return <Attached label="Preview of the conversation" view={view} {...shown} />;
}

function Attached({
  view,
  still,
  label = "Preview",
  name = "",
  actions,
}: PreviewShown & { view: AttachmentView; actions?: ReactNode }) {
  const drawing = (
    <div className={styles.alone}>
      <AttachmentDrawing attachment={view} />
    </div>
  );
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
      caption={captionOf(view)}
      actions={
        <>
          {actions}
          <ExportButton name={name} loading={isLoading(view)} />
        </>
      }
    >
      {drawing}
    </PreviewStage>
  );
}
