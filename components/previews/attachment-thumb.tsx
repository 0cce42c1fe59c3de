import { AlignLeft, ChartBarBig, Layers } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { Still } from "@/components/ui/still";
import { isLoading, mediaIn } from "@/lib/previews/loading";
import type { AttachmentView, MediaView } from "@/lib/previews/view";

interface AttachmentThumbProps {
  /** The attachment of a post, or a card; undefined without one. */
  view: AttachmentView | undefined;
  className?: string;
}

/**
 * A still of the first picture or video of an attachment, with the number of others. Texts and polls without a picture
 * have an icon; while it is being read the box is empty.
 */
export function AttachmentThumb({ view, className = "h-[26px] w-10" }: AttachmentThumbProps) {
  const media = view ? mediaIn(view) : [];
  const [first] = media;
  return (
    <span className={classNames("relative inline-flex shrink-0", className)}>
      <Still
        plain
        address={first && stillAddress(first)}
        instead={view === undefined ? AlignLeft : view.kind === "poll" && !first ? ChartBarBig : undefined}
        waits={first ? first.missing?.loading === true : isLoading(view)}
        moving={first !== undefined && first.kind !== "image"}
        className="size-full rounded-sm"
      />
      {media.length > 1 && (
        <span
          title={`${media.length} media`}
          className="absolute right-0 bottom-0 inline-flex items-center gap-0.5 rounded-sm bg-inverse px-0.5 text-on-inverse text-xs tabular-nums leading-3"
        >
          <Layers size={9} aria-hidden />
          {media.length}
        </span>
      )}
    </span>
  );
}

/** The image itself, or the poster of a video. */
const stillAddress = ({ kind, src, poster }: MediaView): string | undefined =>
  kind === "image" || src?.endsWith(".gif") ? src : poster;
