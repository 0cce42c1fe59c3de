import { ratioName } from "@/lib/media/ratio";
import { readUrl } from "@/lib/read-url";
import type { ButtonBlock, CardDraft, DetailsBlock } from "./card-draft";

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
  return twice === undefined ? {} : { url: `The parameter ${twice} stands in the address twice.` };
}

/** The same for an app: identifiers that look like those of the other store. */
export function appAdvice({ store_a_app_identifier: a, store_b_app_id: b }: ButtonBlock) {
  return {
    ...(a.trim() !== "" &&
      !/^\d+$/.test(a.trim()) && {
        store_a_app_identifier: "Identifiers in store A are digits only, such as 333903271.",
      }),
    ...(b.trim() !== "" &&
      !/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/.test(b.trim()) && {
        store_b_app_id: "Identifiers in store B are names with dots, such as com.example.app.",
      }),
  };
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
