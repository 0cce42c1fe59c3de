"use client";

import { BarChart2, Bookmark, Ellipsis, Heart, MessageCircle, Repeat2, Upload } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { AttachmentView, AuthorView, GalleryView, PostView } from "@/lib/previews/view";
import { CardDrawing } from "./card-drawing";
import { ConversationDrawing } from "./conversation-drawing";
import { PreviewLine } from "./line";
import { MediaBox } from "./media-box";
import { PollDrawing } from "./poll-drawing";
import styles from "./preview.module.css";

/** A whole post. Replies, likes and reposts have no numbers, since there are none yet. */
export function PostDrawing({ post }: { post: PostView }) {
  return (
    <article className={styles.post} data-part="post">
      <Portrait author={post.author} />
      <div className="min-w-0">
        <AuthorLine post={post} />
        <Body post={post} />
        {post.attachment && (
          <div className={styles.attachment}>
            <AttachmentDrawing attachment={post.attachment} />
          </div>
        )}
        <div className={styles.actions} aria-hidden>
          {[MessageCircle, Repeat2, Heart, BarChart2, Bookmark, Upload].map((Icon, index) => (
            <Icon key={`action ${String(index)}`} size={18} />
          ))}
        </div>
      </div>
    </article>
  );
}

/**
 * Name, handle and time on one line. The handle shrinks first, and is hidden where only a few letters would remain.
 */
function AuthorLine({ post }: { post: PostView }) {
  const line = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!line.current) return;
    const measure = () => {
      const shown = handle.current;
      if (!shown) return;
      shown.hidden = false;
      const least = HANDLE_LEAST * (Number.parseFloat(getComputedStyle(shown).fontSize) || 15);
      shown.hidden = shown.scrollWidth > shown.clientWidth && shown.clientWidth < least;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={line} className={styles.author} data-part="author">
      <span dir="auto" className={styles.name}>
        {post.author.name.text}
      </span>
      <span ref={handle} className={styles.handle}>
        {post.author.handle.text}
      </span>
      {post.when && <span className={styles.when}>· {post.when}</span>}
      {post.isAd && <span className={styles.ad}>Ad</span>}
      <Ellipsis size={16} aria-hidden className={styles.menu} />
    </div>
  );
}

/** A handle is readable from this width on, in units of the line height: "@nor…". */
const HANDLE_LEAST = 3;

function Portrait({ author: { portrait, initials } }: { author: AuthorView }) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.portrait} aria-hidden>
      {portrait === undefined || portrait === failed ? (
        initials
      ) : (
        // next/image would fetch it on the server, which must not reach addresses that records name.
        <img src={portrait} alt="" draggable={false} onError={() => setFailed(portrait)} />
      )}
    </span>
  );
}

function Body({ post: { body, bodyMissing } }: { post: PostView }) {
  if (bodyMissing !== undefined) return <p className={`${styles.body} ${styles.missing}`}>{bodyMissing}</p>;
  if (body.length === 0) return null;
  return (
    <p dir="auto" className={styles.body} data-part="body">
      {body.map(({ text, kind }, index) =>
        kind === undefined ? (
          text
        ) : (
          <span key={`${kind} ${String(index)}`} className={styles.entity}>
            {text}
          </span>
        ),
      )}
    </p>
  );
}

/** The attachment of a post. */
export function AttachmentDrawing({ attachment }: { attachment: AttachmentView }) {
  switch (attachment.kind) {
    case "card":
      return <CardDrawing card={attachment} />;
    case "poll":
      return <PollDrawing poll={attachment} />;
    case "conversation":
      return <ConversationDrawing conversation={attachment} />;
    case "gallery":
      return <Gallery gallery={attachment} />;
    case "unknown":
      return (
        <div className={styles.card} data-part="unknown">
          <p className={styles.note}>
            <PreviewLine line={{ text: attachment.words, missing: true }} />
            {attachment.detail && <code className="block break-all">{attachment.detail}</code>}
          </p>
        </div>
      );
  }
}

function Gallery({ gallery: { media } }: { gallery: GalleryView }) {
  const shown = media.slice(0, 4);
  return (
    <div className={styles.gallery} data-count={shown.length} data-part="gallery">
      {shown.map((each, index) => (
        <MediaBox key={`media ${String(index)}`} media={each} fills={shown.length > 1} />
      ))}
    </div>
  );
}
