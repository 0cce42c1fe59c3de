import { Form } from "@/components/forms/form";
import { FormActions } from "@/components/forms/form-actions";
import { TextAreaField, TextField } from "@/components/forms/form-field";
import { type ServiceForm, useServiceForm } from "@/components/forms/use-service-form";
import { useAccount, usePermission } from "@/components/shell/account";
import { callAndMeter, KEEP_READS, useAdsMutation, useScope } from "@/lib/ads/client";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { problemsAt } from "@/lib/forms/form-reading";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import {
  changesTo,
  DETAIL_LABELS,
  DETAIL_MAX,
  detailLabel,
  detailsOf,
  type MediaDetails,
  problemsIn,
} from "@/lib/media/details-form";
import { mediaTitle } from "@/lib/media/media-view";
import { FrameAsPoster } from "./frame/frame-as-poster";
import { MediaField } from "./media-field";

/** Renames a medium, and edits the details of a video. Only touched fields are sent. */
export function DetailsForm({ media }: { media: mediaLibrary.Media }) {
  const { environment, accountId } = useAccount();
  const scope = useScope();
  const { reason } = usePermission(mediaLibrary.update);
  const { mutateAsync } = useAdsMutation(mediaLibrary.update, KEEP_READS);
  const own = { account_id: accountId, media_key: media.media_key };
  const form = useServiceForm({
    edit: true,
    start: detailsOf(media),
    read: (details: MediaDetails, known) => ({
      problems: problemsAt(problemsIn(details)),
      input: changesTo(media, details, known),
    }),
    send: (changes) => mutateAsync({ ...own, ...changes }).then(({ data }) => data),
    failure: "Nothing was saved",
    closed: reason,
    saved: {
      place: { environment, accountId },
      name: mediaTitle(media),
      title: (changed) => `Saved ${mediaTitle(changed)}`,
      valuesOf: detailsOf,
      labelOf: detailLabel,
      readAgain: () => callAndMeter(mediaLibrary.get, scope, own, { fresh: true }).then(({ data }) => data),
    },
  });
  const input = { readOnly: reason !== undefined };
  return (
    <Form form={form} aria-label="Details" className="flex flex-col gap-3">
      <TextField
        form={form}
        name="name"
        label={DETAIL_LABELS.name}
        hint="Internal. Not shown publicly."
        max={DETAIL_MAX.name}
        input={input}
      />
      <TextField
        form={form}
        name="file_name"
        label={DETAIL_LABELS.file_name}
        max={DETAIL_MAX.file_name}
        input={input}
      />
      {media.media_type === "VIDEO" ? (
        <VideoFields video={media} form={form} disabledReason={reason} />
      ) : (
        <p className="text-text-muted">Title, description and poster exist for videos only.</p>
      )}
      <FormActions form={form} action="Save details" />
    </Form>
  );
}

interface VideoFieldsProps {
  video: mediaLibrary.Media;
  form: ServiceForm<MediaDetails>;
  disabledReason: string | undefined;
}

function VideoFields({ video, form, disabledReason }: VideoFieldsProps) {
  const input = { readOnly: disabledReason !== undefined };
  const { poster_media_key: poster } = form.values;
  return (
    <>
      <TextField
        form={form}
        name="title"
        label={DETAIL_LABELS.title}
        hint="Shown below the video only when it is sent along with a post."
        max={DETAIL_MAX.title}
        input={input}
      />
      <TextAreaField
        form={form}
        name="description"
        label={DETAIL_LABELS.description}
        max={DETAIL_MAX.description}
        input={input}
      />
      <MediaField
        label={DETAIL_LABELS.poster_media_key}
        hint="Shown until the video plays; without one, its first frame."
        allowed={AD_FORMATS.poster}
        value={poster === "" ? [] : [poster]}
        error={form.errors.get("poster_media_key")}
        disabledReason={disabledReason}
        onChange={([key = ""]) => form.set({ poster_media_key: key })}
      >
        <FrameAsPoster
          video={video}
          disabledReason={disabledReason}
          onPoster={(key) => form.set({ poster_media_key: key })}
        />
      </MediaField>
    </>
  );
}
