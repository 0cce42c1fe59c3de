import type { CardType } from "@/lib/ads/endpoints/cards";
import { formatServiceTime } from "@/lib/time/service-time";
import { foldName } from "../../database/conditions";
import type { Connection } from "../../database/connection";
import { insertRow } from "../../database/rows";
import type { CreativeOwner } from "../../seed/creative-owner";
import { mediaMetadata } from "../media/card-media";
import type { Library, SeedMedium } from "../media/seed";

type Component = Readonly<Record<string, unknown>>;

interface SeedCard {
  readonly name: string;
  readonly type: CardType;
  readonly components?: readonly Component[];
  readonly slides?: readonly (readonly Component[])[];
  readonly deleted?: boolean;
}

const website = (title: string, path = ""): Component => ({
  type: "DETAILS",
  title,
  destination: { type: "WEBSITE", url: `https://www.example.com/${path}` },
});

const app = (value: string): Component => ({
  type: "BUTTON",
  label: { type: "ENUM", value },
  destination: {
    type: "APP",
    country_code: "MX",
    store_a_app_identifier: "1438217734",
    store_b_app_id: "com.example.app",
    store_b_deep_link: "exampleapp://home",
  },
});

const one = (medium: SeedMedium): Component => ({
  type: "MEDIA",
  media_key: medium.key,
  media_metadata: { [medium.key]: mediaMetadata(medium) },
});

const several = (...media: readonly SeedMedium[]): Component => ({
  type: "SWIPEABLE_MEDIA",
  media_keys: media.map(({ key }) => key),
  media_metadata: Object.fromEntries(media.map((medium) => [medium.key, mediaMetadata(medium)])),
});

const fewCards = ({ medium }: Library, name: string): SeedCard[] => [
  {
    name: "Website with image",
    type: "IMAGE_WEBSITE",
    components: [one(medium("market.jpg")), website(name.slice(0, 70))],
  },
  {
    name: "App with video",
    type: "VIDEO_APP",
    components: [one(medium("delivery.mp4")), app("INSTALL")],
  },
  {
    name: "Carousel",
    type: "IMAGE_CAROUSEL_WEBSITE",
    components: [several(medium("jar.jpg"), medium("market.jpg")), website(name.slice(0, 70))],
  },
];

/** With the few, one of each of the thirteen types; and one that was deleted. */
const otherTypes = ({ medium }: Library): SeedCard[] => {
  const [jar, basket, coffee] = ["jar.jpg", "basket.jpg", "coffee.jpg"].map(medium);
  const [honey, delivery, making] = ["honey.mp4", "delivery.mp4", "making-of.mp4"].map(medium);
  const [market, blossom] = ["market.jpg", "blossom.jpg"].map(medium);
  if (!jar || !basket || !coffee || !honey || !delivery || !making || !market || !blossom) return [];
  return [
    { name: "App, imagen", type: "IMAGE_APP", components: [one(basket), app("OPEN")] },
    {
      name: "Sitio, video 15 s",
      type: "VIDEO_WEBSITE",
      components: [one(delivery), website("Despensa en 30 minutos")],
    },
    {
      name: "App, carrusel de imágenes",
      type: "IMAGE_CAROUSEL_APP",
      components: [several(jar, basket, coffee), app("ORDER")],
    },
    {
      name: "App, carrusel de videos",
      type: "VIDEO_CAROUSEL_APP",
      components: [several(delivery, making), app("PLAY")],
    },
    {
      name: "Sitio, carrusel de videos",
      type: "VIDEO_CAROUSEL_WEBSITE",
      components: [several(making, delivery), website("Del campo a tu puerta")],
    },
    {
      name: "App, imagen y video",
      type: "MIXED_MEDIA_SINGLE_DEST_CAROUSEL_APP",
      components: [several(honey, jar, coffee), app("SHOP")],
    },
    {
      name: "Sitio, imagen y video",
      type: "MIXED_MEDIA_SINGLE_DEST_CAROUSEL_WEBSITE",
      components: [several(jar, honey), website("Miel de la sierra, cosecha de otoño")],
    },
    {
      name: "Buen Fin, varios destinos",
      type: "IMAGE_MULTI_DEST_CAROUSEL_WEBSITE",
      slides: [
        [one(jar), website("Miel y conservas", "miel")],
        [one(basket), website("Canastas de temporada", "canastas")],
        [one(coffee), website("Café de olla, molido al día y empacado en papel reciclado", "cafe")],
      ],
    },
    {
      name: "Envíos, imagen y video, varios destinos",
      type: "MIXED_MEDIA_MULTI_DEST_CAROUSEL_WEBSITE",
      slides: [
        [one(honey), website("Mira cómo se envasa", "proceso")],
        [one(jar), website("Compra un frasco", "miel")],
      ],
    },
    {
      name: "Videos, varios destinos",
      type: "VIDEO_MULTI_DEST_CAROUSEL_WEBSITE",
      slides: [
        [one(delivery), website("En bici", "bici")],
        [one(making), website("Detrás del puesto", "historia")],
      ],
    },
    {
      name: "Jacarandas 2025 (retirada)",
      type: "IMAGE_WEBSITE",
      components: [one(blossom), website("Temporada de jacarandas")],
      deleted: true,
    },
  ];
};

/** Cards made of components; gives their addresses by name. */
export function fillCards(
  connection: Connection,
  owner: CreativeOwner,
  library: Library,
  hasEverything: boolean,
): ReadonlyMap<string, string> {
  const cards = [...fewCards(library, owner.name), ...(hasEverything ? otherTypes(library) : [])];
  const addresses = cards.map(({ name, type, components, slides, deleted = false }, index) => {
    const id = String(owner.first + BigInt(index));
    const at = formatServiceTime(Date.parse(owner.createdAt) + index * 7_200_000);
    insertRow(connection, "cards", {
      id,
      account_id: owner.accountId,
      name,
      name_folded: foldName(name),
      card_type: type,
      components: components ? JSON.stringify(components) : null,
      slides: slides ? JSON.stringify(slides) : null,
      created_at: at,
      updated_at: at,
      deleted,
    });
    return [name, `card://${id}`] as const;
  });
  return new Map(addresses);
}
