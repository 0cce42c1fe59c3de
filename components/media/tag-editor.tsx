import { useMemo } from "react";
import { HistoryButtons } from "@/components/builder/history-buttons";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { formatNumber } from "@/lib/format/numbers";
import { NO_PROBLEMS } from "@/lib/forms/form-reading";
import { countTagged, TAG_MAX, tagName } from "@/lib/media/media-tags";
import type { MediaTagging } from "./use-media-tags";

interface TagEditorProps {
  /** Keys of the media to tag. */
  keys: readonly string[];
  tagging: MediaTagging;
}

const NO_NAME = { name: "" };

/** The tags of some media, each on all, some or none; changes apply at once. */
export function TagEditor({ keys, tagging: { tags, history, lost, add, remove } }: TagEditorProps) {
  const among = useMemo(() => new Set(keys), [keys]);
  const form = useServiceForm({
    start: NO_NAME,
    read: ({ name }) => ({ problems: NO_PROBLEMS, input: tagName(name) }),
    send: (name) => add(name, keys),
    onSent: () => {},
    startAfter: () => NO_NAME,
    failure: "The tag was not added",
    closed: ({ name }) => (tagName(name) === undefined ? "Write what it is called." : undefined),
  });
  return (
    <div className="flex flex-col gap-3">
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex max-h-48 flex-col overflow-y-auto">
          {tags.map((tag) => {
            const count = countTagged(tag, among);
            return (
              <li key={tag.name}>
                <Checkbox
                  className="pointer-coarse:min-h-11"
                  checked={count === among.size}
                  indeterminate={count > 0 && count < among.size}
                  onCheckedChange={(yes) => (yes ? add(tag.name, keys) : remove(tag.name, among))}
                >
                  <bdi className="min-w-0 truncate">{tag.name}</bdi>
                  {among.size > 1 && count > 0 && count < among.size && (
                    <span className="text-text-muted tabular-nums">
                      {formatNumber(count)} of {formatNumber(among.size)}
                    </span>
                  )}
                </Checkbox>
              </li>
            );
          })}
        </ul>
      )}
      <Form form={form} className="flex items-end gap-2">
        <TextField
          form={form}
          name="name"
          label="New tag"
          className="flex-1"
          input={{ maxLength: TAG_MAX, placeholder: "autumn, approved, to redo…" }}
        />
        <Button type="submit" disabledReason={form.disabledReason}>
          Add tag
        </Button>
      </Form>
      <div className="flex items-center gap-1">
        <p className="flex-1 text-sm text-text-muted">
          {lost
            ? "This browser keeps nothing: tags are gone when the page is closed."
            : "Your own tags, stored in this browser."}
        </p>
        <HistoryButtons history={history} keys={false} />
      </div>
    </div>
  );
}
