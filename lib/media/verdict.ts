import type { Media, MediaType } from "@/lib/ads/endpoints/media-library";
import { fileSize } from "@/lib/format/file-size";
import { listOr } from "@/lib/format/lists";
import { formatDecimals } from "@/lib/format/numbers";
import type { AllowedMedia, TypeRule } from "./ad-formats";
import { isRatio, type NamedRatio, type PixelSize, ratioName, readRatio } from "./ratio";

/** The known properties of a medium, in the library or still on this device. */
export interface MediaFacts {
  readonly type: MediaType;
  readonly size?: PixelSize | undefined;
  /** Width to height, where the pixels are not known. */
  readonly ratio?: number | undefined;
  readonly bytes?: number | undefined;
  readonly seconds?: number | undefined;
}

/**
 * Whether a medium may go somewhere. `unknown` is for media of which the response does not contain enough: they
 * may be chosen, and the service decides.
 */
export interface MediaVerdict {
  readonly fits: "yes" | "no" | "unknown";
  /** Why not, or what is unknown; one sentence each. */
  readonly reasons: readonly string[];
}

const TYPE_WORDS: Readonly<Record<MediaType, readonly [one: string, many: string]>> = {
  GIF: ["a GIF", "GIFs"],
  IMAGE: ["an image", "images"],
  VIDEO: ["a video", "videos"],
};

const isMediaType = (type: string): type is MediaType => Object.hasOwn(TYPE_WORDS, type);

/** "Image", "GIF", "Video"; an unknown type is unchanged. */
export function mediaTypeName(type: string): string {
  return { GIF: "GIF", IMAGE: "Image", VIDEO: "Video" }[type] ?? type;
}

/** "images or videos". */
export function typesInWords(types: readonly MediaType[]): string {
  return listOr(types.map((type) => TYPE_WORDS[type][1]));
}

/** "1:1 or 16:9". */
export const ratiosInWords = (ratios: readonly NamedRatio[]) => listOr(ratios.map(({ name }) => name));

/** Types for a place, in the order of its declaration. */
export const typesOf = ({ types }: AllowedMedia): MediaType[] => Object.keys(types).filter(isMediaType);

/** Checks a medium against the rules of a place. */
export function judge(facts: MediaFacts, allowed: AllowedMedia): MediaVerdict {
  const rule = allowed.types[facts.type];
  if (!rule) {
    return {
      fits: "no",
      reasons: [`Needs ${typesInWords(typesOf(allowed))}; this is ${TYPE_WORDS[facts.type][0]}.`],
    };
  }
  const { refused, missing } = hold(facts, rule);
  if (refused.length > 0) return { fits: "no", reasons: refused };
  return missing.length > 0 ? { fits: "unknown", reasons: missing } : { fits: "yes", reasons: [] };
}

function hold({ size, ratio: reported, bytes, seconds }: MediaFacts, rule: TypeRule) {
  const refused: string[] = [];
  const missing: string[] = [];
  const ratio = size ? size.width / size.height : reported;
  if (rule.ratios) {
    if (ratio === undefined) missing.push(`Needs ${ratiosInWords(rule.ratios)}; its ratio is not known.`);
    else if (!rule.ratios.some((named) => isRatio(ratio, named))) {
      refused.push(`Needs ${ratiosInWords(rule.ratios)}; this is ${ratioName(ratio)}.`);
    }
  }
  if (rule.minWidth !== undefined) {
    if (!size) missing.push(`Needs ${rule.minWidth} pixels in width; its width is not known.`);
    else if (size.width < rule.minWidth) {
      refused.push(`Needs ${rule.minWidth} pixels in width; this has ${size.width}.`);
    }
  }
  if (rule.maxBytes !== undefined && bytes !== undefined && bytes > rule.maxBytes) {
    refused.push(`${fileSize(bytes)}: too large (max ${fileSize(rule.maxBytes)}).`);
  }
  if (rule.maxSeconds !== undefined && seconds !== undefined && seconds > rule.maxSeconds) {
    refused.push(`May last ${rule.maxSeconds / 60} minutes; this lasts ${formatDecimals(seconds / 60, 1)}.`);
  }
  return { refused, missing };
}

/**
 * The properties of a library's medium in responses: the ratio of videos and GIFs, but no size of images; pass the
 * measured one.
 */
function factsOf(
  media: Pick<Media, "media_type" | "aspect_ratio" | "duration">,
  size?: PixelSize,
): MediaFacts | undefined {
  if (!isMediaType(media.media_type)) return undefined;
  const ratio = readRatio(media.aspect_ratio);
  return {
    type: media.media_type,
    ...(size && { size }),
    ...(ratio !== undefined && { ratio }),
    ...(typeof media.duration === "number" && { seconds: media.duration / 1000 }),
  };
}

/** The verdict on a medium of the library; an unknown type is left to the service. */
export function judgeMedia(media: Media, size: PixelSize | undefined, allowed: AllowedMedia): MediaVerdict {
  const facts = factsOf(media, size);
  if (!facts) return { fits: "unknown", reasons: [`The type ${media.media_type} is not known here.`] };
  return judge(facts, allowed);
}
