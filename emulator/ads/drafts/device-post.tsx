/** @jsxImportSource hono/jsx */
import type { SentCard, SentMedium, SentPost } from "./device-notifications";

/** A post as its reader's phone draws it; `note` is the phone's text about it. */
export function DevicePost({ post, note }: { post: SentPost; note?: string }) {
  const { author, text, media, card } = post;
  return (
    <article class="phone-post">
      {note === undefined ? null : <p class="muted">{note}</p>}
      <p>
        <b>{author.name}</b> <span class="muted">{`@${author.handle}`}</span>
      </p>
      {text === null ? null : (
        <p class="words" dir="auto">
          {text}
        </p>
      )}
      {media.length > 0 ? <Media media={media} /> : null}
      {card ? <Card card={card} /> : null}
      <p class="muted">Promoted</p>
    </article>
  );
}

function Media({ media }: { media: readonly SentMedium[] }) {
  return (
    <div class={media.length > 1 ? "media several" : "media"}>
      {media.map(({ type, url, poster }) =>
        type === "VIDEO" ? (
          <video controls muted playsinline preload="none" src={url} poster={poster ?? undefined} />
        ) : (
          <img src={url} alt="" />
        ),
      )}
    </div>
  );
}

function Card({ card: { media, lines, buttons, note } }: { card: SentCard }) {
  return (
    <div class="card">
      {media.length > 0 ? <Media media={media} /> : null}
      {lines.map(({ title, place }) => (
        <p>
          <b dir="auto">{title}</b>
          {place === "" ? null : <span class="muted">{place}</span>}
        </p>
      ))}
      {buttons.map((label) => (
        <span class="choice" dir="auto">
          {label}
        </span>
      ))}
      {note === null ? null : <p class="muted">{note}</p>}
    </div>
  );
}
