import { CountedText, RemoveForbidden } from "@/components/builder/counted-text";
import { CTA_POST_COMFORTABLE } from "@/lib/conversations/conversation-rules";
import { readersPost } from "@/lib/post-text/hashtags";
import { POST_WEIGHT_MAX, weigh } from "@/lib/post-text/weigh";

interface ReadersPostProps {
  field: string;
  label: string;
  action: { readonly hashtag: string; readonly post: string };
  error: string | undefined;
  onChange: (post: string) => void;
}

/** The initial text of a reader's post, counted as it will be posted: with its hashtag, and by weight. */
export function ReadersPost({ field, label, action, error, onChange }: ReadersPostProps) {
  const { length } = weigh(readersPost(action.post.trim(), action.hashtag));
  return (
    <div>
      <CountedText
        field={field}
        label={label}
        hint="Readers can change it before they post. The hashtag is added if the text lacks it, and counts."
        warning={
          length > CTA_POST_COMFORTABLE && length <= POST_WEIGHT_MAX
            ? "Readers have little room left to add words of their own."
            : undefined
        }
        value={action.post}
        used={length}
        max={POST_WEIGHT_MAX}
        error={error}
        required
        lines
        onChange={onChange}
      />
      <RemoveForbidden text={action.post} onChange={onChange} />
    </div>
  );
}
