import { Fragment } from "react";
import { NewCardWith, NewPostWith } from "@/components/posts/new-post-with";
import { NotSet } from "@/components/ui/absent";
import { Fact, Facts, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { CopyableId } from "@/components/ui/identifier";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { playingTime } from "@/lib/format/durations";
import { whyNotReady } from "@/lib/media/choice";
import { mediaTitle } from "@/lib/media/media-view";
import { ratioName, ratioOfMedia } from "@/lib/media/ratio";
import { mediaTypeName } from "@/lib/media/verdict";
import { CropCopy } from "./crop/crop-copy";
import { DeleteMedia } from "./delete-media";
import { DetailsForm } from "./details-form";
import { FitsTable, verdictsOf } from "./fits-badges";
import { MediaStatus } from "./library-tile";
import { MediaPlayer } from "./media-player";
import { TagEditor } from "./tag-editor";
import { useMediaSize } from "./use-media-sizes";
import type { MediaTagging } from "./use-media-tags";
import { useWhereUsed } from "./use-where-used";
import { WhereUsedSection } from "./where-used-section";

interface AroundProps {
  library: readonly Media[];
  tagging: MediaTagging;
  zone: string;
}

/** Everything about one medium: preview, formats, name and details, and uses. */
export function MediaPanel({ library, tagging, zone, ...opened }: Opened<Media> & AroundProps) {
  return (
    <RecordPanel
      one="file"
      {...opened}
      name={mediaTitle}
      footer={({ media_key }) => (
        <Fragment key={media_key}>
          <NewCardWith kind="cards" media={media_key} />
          <NewCardWith kind="polls" media={media_key} />
          <NewPostWith shows={{ media: media_key }} />
        </Fragment>
      )}
    >
      {(shown) => (
        <Details
          key={shown.media_key}
          media={shown}
          library={library}
          tagging={tagging}
          zone={zone}
          onClose={opened.onClose}
        />
      )}
    </RecordPanel>
  );
}

function Details({
  media,
  library,
  tagging,
  zone,
  onClose,
}: AroundProps & { media: Media; onClose: () => void }) {
  const size = useMediaSize(media.media_key);
  const used = useWhereUsed(media, library);
  const ratio = ratioOfMedia(media, size);
  return (
    <>
      <MediaPlayer media={media} />
      <PanelSection title="Where it fits">
        {whyNotReady(media) && <p className="mb-2 text-attention">{whyNotReady(media)}</p>}
        <FitsTable verdicts={verdictsOf(media, size)} />
        <CropCopy media={media} size={size} />
      </PanelSection>
      <PanelSection title="Tags">
        <TagEditor keys={[media.media_key]} tagging={tagging} />
      </PanelSection>
      <PanelSection title="Details">
        <DetailsForm media={media} />
      </PanelSection>
      <WhereUsedSection used={used} posted={media.posted} />
      <PanelSection title="File">
        <Facts>
          <Fact name="Key">
            <CopyableId value={media.media_key} label="media key" />
          </Fact>
          <Fact name="Status">
            <MediaStatus media={media} />
          </Fact>
          <Fact name="Type">
            {mediaTypeName(media.media_type)}
            <span className="ml-2 text-sm text-text-muted">{media.media_category}</span>
          </Fact>
          <Fact name="Ratio">{ratio === undefined ? <NotSet what="Not known" /> : ratioName(ratio)}</Fact>
          <Fact name="Size">
            {size ? `${size.width} × ${size.height} pixels` : <NotSet what="Unknown" />}
          </Fact>
          {media.duration !== undefined && (
            <Fact name="Length">
              {media.duration === null ? <NotSet what="Not known" /> : playingTime(media.duration)}
            </Fact>
          )}
          <TimeFact name="Added" at={media.created_at} zone={zone} />
          <TimeFact name="Changed" at={media.updated_at} zone={zone} />
        </Facts>
      </PanelSection>
      <PanelSection title="Delete">
        <DeleteMedia media={media} used={used} onDeleting={onClose} />
      </PanelSection>
      <RawRecord record={media} />
    </>
  );
}
