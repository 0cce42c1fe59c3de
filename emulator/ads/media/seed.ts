import type { MediaType } from "@/lib/ads/endpoints/media-library";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import { insertRow } from "../../database/rows";
import type { CreativeOwner } from "../../seed/creative-owner";
import { aspectRatio } from "../../upload/aspect-ratio";
import type { ShownMedium } from "./card-media";
import { wordsOfMedia } from "./store";

/** Media of the demo's libraries. The files were drawn for it and are in `media/`. */

export interface SeedMedium extends ShownMedium {
  readonly key: string;
}

interface Filed {
  readonly file: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly duration?: number;
  /** An in-stream ad, which is account media as well. */
  readonly amplify?: boolean;
  readonly title?: string;
  readonly description?: string;
}

/** What every account of the demo has. */
const FEW: readonly Filed[] = [
  { file: "market.jpg", name: "Hero image", width: 1_200, height: 628 },
  { file: "jar.jpg", name: "Product on white", width: 1_080, height: 1_080 },
  { file: "team.jpg", name: "Team photo", width: 1_200, height: 900 },
  { file: "delivery.mp4", name: "Spot, 15 seconds", width: 1_280, height: 720, duration: 15_000 },
  { file: "making-of.mp4", name: "How it is made", width: 1_280, height: 720, duration: 30_000 },
  { file: "basket.gif", name: "Unboxing", width: 480, height: 270, duration: 1_200 },
];

/** What the account with everything has beside that. */
const MORE: readonly Filed[] = [
  { file: "blossom.jpg", name: "Jacarandas en flor", width: 1_200, height: 628 },
  { file: "courier.jpg", name: "Reparto en bici, justo 800 px", width: 800, height: 418 },
  { file: "basket.jpg", name: "Canasta de temporada", width: 1_080, height: 1_080 },
  { file: "stand.jpg", name: "Puesto, 4:5", width: 1_080, height: 1_350 },
  { file: "story.jpg", name: "Historia vertical", width: 720, height: 1_280 },
  { file: "avenue.jpg", name: "Avenida (desbloqueo, 5:2)", width: 1_200, height: 480 },
  { file: "coupon.png", name: "Cupón 20 %", width: 1_200, height: 628 },
  { file: "coffee.jpg", name: "Café de olla", width: 800, height: 800 },
  { file: "night.jpg", name: "Mercado nocturno 🌙", width: 1_200, height: 675 },
  { file: "badge.png", name: "Sello, demasiado chico para tarjetas", width: 400, height: 400 },
  { file: "banner.jpg", name: "Portada 3:1", width: 1_500, height: 500 },
  {
    file: "honey.mp4",
    name: "Miel, cuadrado",
    width: 720,
    height: 720,
    duration: 6_000,
    title: "Miel de la sierra",
    description: "Seis segundos, sin sonido",
  },
  { file: "vertical.mp4", name: "Jacarandas, vertical", width: 720, height: 1_280, duration: 10_000 },
  {
    file: "making-of.mp4",
    name: "Buen Fin, in-stream",
    width: 1_280,
    height: 720,
    duration: 30_000,
    amplify: true,
    title: "Así se prepara el Buen Fin",
  },
];

export interface Library {
  /** By file; throws for one that the account does not have. */
  readonly medium: (file: string) => SeedMedium;
}

export function fillLibrary(connection: Connection, owner: CreativeOwner, hasEverything: boolean): Library {
  const filed = hasEverything ? [...FEW, ...MORE] : FEW;
  const made = filed.map((one, index) => [one.file, insertMedium(connection, owner, one, index)] as const);
  const byFile = new Map(made.toReversed());
  return {
    medium: (file) => {
      const found = byFile.get(file);
      if (!found) throw new Error(`The library has no ${file}`);
      return found;
    },
  };
}

const CATEGORIES = { IMAGE: "POST_IMAGE", GIF: "POST_GIF", VIDEO: "POST_VIDEO" } as const;
const PREFIXES = { IMAGE: 3, GIF: 16, VIDEO: 7 } as const;

function typeOf(file: string): MediaType {
  if (file.endsWith(".mp4")) return "VIDEO";
  return file.endsWith(".gif") ? "GIF" : "IMAGE";
}

function insertMedium(connection: Connection, owner: CreativeOwner, filed: Filed, index: number): SeedMedium {
  const { file, width, height, duration = null, amplify = false } = filed;
  const type = typeOf(file);
  const id = String(owner.first + BigInt(index));
  const key = `${amplify ? 13 : PREFIXES[type]}_${id}`;
  const url = `/media/${key}${file.slice(file.lastIndexOf("."))}`;
  const shown: ShownMedium = {
    media_type: type,
    media_url: url,
    poster_media_url: type === "IMAGE" ? null : `/media/${key}-poster.${type === "GIF" ? "png" : "jpg"}`,
    width,
    height,
    duration,
    aspect_ratio: type === "IMAGE" ? null : aspectRatio({ width, height }),
  };
  const words = {
    name: filed.name,
    title: filed.title ?? (type === "VIDEO" ? owner.name.slice(0, 70) : null),
    file_name: file,
    description: filed.description ?? null,
  };
  // One after the other, as people add them.
  const at = formatServiceTime(Date.parse(owner.createdAt) + index * 3_600_000);
  const common = { account_id: owner.accountId, created_at: at, updated_at: at };
  insertRow(connection, "media_library", {
    id: key,
    seed_file: file,
    ...common,
    ...words,
    words_folded: wordsOfMedia(words),
    media_category: amplify ? "AMPLIFY_VIDEO" : CATEGORIES[type],
    ...shown,
    posted: index % 2 === 0,
    ready_at: at,
  });
  if (amplify) {
    const media = { id: `a${id.slice(-7)}`, creative_type: "PREROLL", video_id: id, media_url: url };
    insertRow(connection, "account_media", { ...media, ...common });
  }
  return { key, ...shown };
}
