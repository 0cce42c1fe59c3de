import { RemoveForbidden } from "@/components/builder/counted-text";
import { InternalNameField } from "@/components/builder/internal-name-field";
import { UploadArea } from "@/components/media/upload-area";
import { AuthorField } from "@/components/posts/author-field";
import { Banner } from "@/components/ui/banner";
import { Switch } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import { DRAFT_NAME_MAX } from "@/lib/ads/endpoints/draft-posts";
import { madeOf, withFile } from "@/lib/drafts/draft-form";
import { whyNoMoreFiles } from "@/lib/drafts/made-for-post";
import { listPlain } from "@/lib/format/lists";
import { PostAttachment } from "./post-attachment";
import { PostTextInput } from "./post-text-input";
import type { DraftPartProps } from "./use-draft-known";

/** All fields of a post. */
export function DraftFields(props: DraftPartProps) {
  const { draft: form, known, change, errorAt } = props;
  const { sameWords } = known;
  return (
    <UploadArea
      className="flex max-w-xl flex-col gap-5 p-4"
      onAdded={(key) => {
        const made = madeOf(form);
        const full = made && whyNoMoreFiles(made);
        if (full) toast({ title: `${full} The file is in the media library.` });
        else change((draft) => withFile(draft, key), { label: "Add media" });
      }}
    >
      <div data-field="text">
        <Field label="Text" error={errorAt("text")}>
          <PostTextInput
            value={form.text}
            mentionable={known.mentionable}
            onChange={(text) => change((draft) => ({ ...draft, text }), { label: "Text", run: "text" })}
          />
        </Field>
        <RemoveForbidden
          text={form.text}
          onChange={(text) => change((draft) => ({ ...draft, text }), { label: "Remove characters" })}
        />
        {sameWords.length > 0 && (
          <Banner tone="attention" title="Another draft says the same.">
            {listPlain(sameWords.slice(0, 3))}
            {sameWords.length > 3 && ` and ${sameWords.length - 3} more`}. Publishing is refused for the same
            words twice within a day.
          </Banner>
        )}
      </div>
      <PostAttachment {...props} />
      <div data-field="as_user_id">
        <AuthorField
          authors={known.authors}
          value={known.userId}
          fixed={known.fixedAuthor}
          error={errorAt("as_user_id")}
          onChange={(id) => change((draft) => ({ ...draft, userId: id }), { label: "Author" })}
        />
      </div>
      <div data-field="nullcast">
        <Switch
          checked={form.nullcast}
          onCheckedChange={(nullcast) =>
            change((draft) => ({ ...draft, nullcast }), { label: "Promoted only" })
          }
        >
          Promoted only
        </Switch>
        <p className="mt-1 text-sm text-text-muted">
          {form.nullcast
            ? "Shown where it is promoted; not on the author’s page, and not to followers."
            : "Once published it is on the author’s page and followers see it, promoted or not."}
        </p>
      </div>
      <InternalNameField {...props} max={DRAFT_NAME_MAX} ifEmpty="the text is used as the name" />
    </UploadArea>
  );
}
