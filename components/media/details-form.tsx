import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAccount, useMay } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { toast } from "@/components/ui/toast";
import { useAdsMutation, useScope } from "@/lib/ads/client";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { type CallError, RefusedError } from "@/lib/ads/errors";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import {
  changesTo,
  countOf,
  DETAIL_FIELDS,
  DETAIL_MAX,
  type DetailField,
  detailsOf,
  problemsIn,
} from "@/lib/media/details-form";
import { putMedia } from "./library-cache";
import { MediaField } from "./media-field";

/** Renames a medium, and describes a video. Only what was touched is sent. */
export function DetailsForm({ media }: { media: mediaLibrary.Media }) {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  const { reason } = useMay(mediaLibrary.update);
  const [details, setDetails] = useState(() => detailsOf(media));
  const save = useAdsMutation(mediaLibrary.update, {
    onSettled: (answer) => {
      if (answer) putMedia(client, scope, accountId, answer.data);
    },
  });
  const changes = changesTo(media, details);
  const touched = Object.keys(changes).length > 0;
  const problems = problemsIn(details);
  const served = refusals(save.error);
  const video = media.media_type === "VIDEO";
  const set = (field: DetailField, value: string) => {
    save.reset();
    setDetails({ ...details, [field]: value });
  };
  const submit = () => {
    if (!touched || save.isPending || reason || Object.keys(problems).length > 0) return;
    save.mutate(
      { account_id: accountId, media_key: media.media_key, ...changes },
      {
        onSuccess: ({ data }) => {
          setDetails(detailsOf(data));
          toast({ title: "Saved", tone: "positive" });
        },
      },
    );
  };
  const text = (field: Exclude<DetailField, "poster_media_key">, label: string, hint?: string) => {
    const Control = field === "description" ? TextArea : TextInput;
    return (
      <Field
        label={label}
        hint={hint}
        counter={{ used: countOf(details[field]), max: DETAIL_MAX[field] }}
        error={problems[field] ?? served.fields[field]}
      >
        <Control
          value={details[field]}
          readOnly={reason !== undefined}
          onChange={({ target }: { target: { value: string } }) => set(field, target.value)}
        />
      </Field>
    );
  };
  return (
    <form
      noValidate
      aria-label="Details"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {text("name", "Name", "Internal. Not shown publicly.")}
      {text("file_name", "File name")}
      {video ? (
        <>
          {text("title", "Title", "Shown below the video only when it is sent along with a post.")}
          {text("description", "Description")}
          <MediaField
            label="Poster"
            hint="Shown until the video plays; without one, its first frame."
            allowed={AD_FORMATS.poster}
            value={details.poster_media_key === "" ? [] : [details.poster_media_key]}
            error={served.fields.poster_media_key}
            disabledReason={reason}
            onChange={([key = ""]) => set("poster_media_key", key)}
          />
        </>
      ) : (
        <p className="text-text-muted">Title, description and poster exist for videos only.</p>
      )}
      {save.error && !served.all && <ErrorState compact title="Nothing was saved" error={save.error} />}
      <div className="flex gap-2">
        <Button
          tone="primary"
          type="submit"
          busy={save.isPending}
          disabledReason={reason ?? (touched ? undefined : "Nothing was changed.")}
        >
          Save details
        </Button>
        {touched && (
          <Button
            onClick={() => {
              save.reset();
              setDetails(detailsOf(media));
            }}
          >
            Reset
          </Button>
        )}
      </div>
    </form>
  );
}

/** The service's refusals at the fields they are about; `all` when each of them has one. */
function refusals(error: CallError | null) {
  const fields: Partial<Record<DetailField, string>> = {};
  if (!(error instanceof RefusedError)) return { fields, all: false };
  let all = error.errors.length > 0;
  for (const { parameter, message } of error.errors) {
    const field = DETAIL_FIELDS.find((each) => each === parameter);
    if (field) fields[field] ??= message;
    else all = false;
  }
  return { fields, all };
}
