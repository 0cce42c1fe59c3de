import { readUrl } from "@/lib/http/web-address";
import { ratioName } from "@/lib/media/ratio";
import type { CardDraft, DetailsBlock } from "./card-draft";

/** Longer titles may be cut off on small screens. */
const TITLE_COMFORTABLE = 50;

/** What is worth a second look at a title and website, by field; nothing of it keeps the card from being created. */
export function detailsAdvice({ title, url }: DetailsBlock): { title?: string; url?: string } {
  const address = readUrl(url.trim());
  const web = address !== undefined && /^https?:$/.test(address.protocol) ? address : undefined;
  return {
    ...([...title].length > TITLE_COMFORTABLE && { title: "Small screens may cut off a title this long." }),
    ...(web && adviceOf(web, url.trim())),
  };
}

function adviceOf(address: URL, written: string): { url?: string } {
  if (address.protocol === "http:") return { url: "Not encrypted: use https:// if the website has it." };
  if (address.host.includes("xn--") && !written.toLowerCase().includes("xn--")) {
    return { url: `Browsers send people to ${address.host}.` };
  }
  const names = [...address.searchParams.keys()];
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined ? {} : { url: `${twice} appears twice.` };
}

/** Width to height of a medium, as far as it is known. */
export type RatioOf = (mediaKey: string) => number | undefined;

/**
 * Of media that are swiped through, all should have one ratio: by field, what differs from most of the others.
 */
export function ratioAdvice({ shape, sides }: CardDraft, ratioOf: RatioOf): ReadonlyMap<string, string> {
  const places = sides.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.type === "SWIPEABLE_MEDIA") {
        return block.media_keys.map((key, index) => ({ field: `${block.id}.media_keys.${index}`, key }));
      }
      return block.type === "MEDIA" && shape === "slides"
        ? [{ field: `${block.id}.media_key`, key: block.media_key }]
        : [];
    }),
  );
  const known = places.flatMap(({ field, key }) => {
    const ratio = ratioOf(key);
    return ratio === undefined ? [] : [{ field, name: ratioName(ratio) }];
  });
  const counts = new Map<string, number>();
  for (const { name } of known) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return new Map(
    known
      .filter(({ name }) => name !== usual)
      .map(({ field, name }) => [field, `${name}, while others are ${usual}: a carousel has one ratio.`]),
  );
}

/** All of it by field, in the order of the card. */
export function draftAdvice({ sides }: CardDraft, ratios: ReadonlyMap<string, string>) {
  const ofBlocks = sides.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type !== "DETAILS"
        ? []
        : Object.entries(detailsAdvice(block)).map(([name, message]) => ({
            field: `${block.id}.${name}`,
            message,
          })),
    ),
  );
  const ofRatios = [...ratios].map(([field, message]) => ({ field: field.replace(/\.\d+$/, ""), message }));
  return [...ofBlocks, ...ofRatios];
}
