import { Check, HelpCircle, X } from "lucide-react";
import { memo } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { listAnd } from "@/lib/format/lists";
import { type AdFormat, BADGE_FORMATS } from "@/lib/media/ad-formats";
import type { PixelSize } from "@/lib/media/ratio";
import { judgeMedia, type MediaVerdict } from "@/lib/media/verdict";

const SHAPES = { yes: Check, no: X, unknown: HelpCircle } as const;
const TONES = { yes: "text-positive", no: "text-text-muted", unknown: "text-attention" } as const;
const WORDS = { yes: "fits", no: "does not fit", unknown: "may fit" } as const;

/** Pre-rolls need videos that were uploaded for that purpose. */
export function verdictsOf(media: Media, size: PixelSize | undefined) {
  const inStream = media.media_category === "AMPLIFY_VIDEO";
  return BADGE_FORMATS.filter(({ id }) => id !== "preroll" || inStream).map((format) => ({
    format,
    verdict: judgeMedia(media, size, format),
  }));
}

/** The formats that a medium fits: a mark and a word each, with the reason in the tooltip. */
export const FitsBadges = memo(function FitsBadges({
  media,
  size,
}: {
  media: Media;
  size: PixelSize | undefined;
}) {
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-0">
      {verdictsOf(media, size)
        // Everything fits a post, so it is left out.
        .filter(({ format }) => format.id !== "post")
        .map(({ format, verdict }) => (
          <FitsBadge key={format.id} format={format} verdict={verdict} />
        ))}
    </span>
  );
});

function FitsBadge({ format, verdict }: { format: AdFormat; verdict: MediaVerdict }) {
  const Shape = SHAPES[verdict.fits];
  return (
    <span
      title={`${format.name}: ${WORDS[verdict.fits]}. ${verdict.reasons.join(" ")}`}
      className={classNames(
        "inline-flex max-w-[calc(50%-0.25rem)] items-center gap-0.5 text-xs last:odd:max-w-full",
        verdict.fits === "no" && "text-text-muted",
      )}
    >
      <Shape size={11} aria-hidden className={classNames("shrink-0", TONES[verdict.fits])} />
      <span className="truncate">{format.short}</span>
      <span className="sr-only">: {WORDS[verdict.fits]}</span>
    </span>
  );
}

interface FitsProps {
  verdicts: readonly { readonly format: AdFormat; readonly verdict: MediaVerdict }[];
}

/** The formats that a medium fits, in one line; the reasons for the others are one click away. */
export function FitsLine({ verdicts }: FitsProps) {
  const fitting = verdicts.filter(({ verdict }) => verdict.fits === "yes").map(({ format }) => format.name);
  return (
    <details>
      <summary>
        {fitting.length === 0
          ? "Fits nowhere"
          : fitting.length === verdicts.length
            ? "Fits everywhere"
            : `Fits ${listAnd(fitting)}`}
      </summary>
      <div className="mt-1.5">
        <FitsTable verdicts={verdicts} />
      </div>
    </details>
  );
}

/** Every format with its verdict and the reason in words. */
export function FitsTable({ verdicts }: FitsProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {verdicts.map(({ format, verdict }) => {
        const Shape = SHAPES[verdict.fits];
        return (
          <li key={format.id} className="grid grid-cols-[16px_104px_1fr] gap-x-2">
            <Shape size={14} aria-hidden className={classNames("mt-0.5", TONES[verdict.fits])} />
            <span className="font-medium">{format.name}</span>
            <span className="text-text-muted">
              {verdict.reasons.length > 0 ? verdict.reasons.join(" ") : "Fits"}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
