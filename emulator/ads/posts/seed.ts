import { foldName } from "../../database/conditions";
import type { Connection } from "../../database/connection";
import { insertRow } from "../../database/rows";
import { type CreativeOwner, minutesFrom } from "../../seed/creative-owner";
import type { Library } from "../media/seed";
import { mainPromotableUser } from "../users/promotable";

interface SeedPost {
  readonly name?: string;
  readonly text: string;
  readonly files?: readonly string[];
  /** Name of a card. */
  readonly card?: string;
  readonly nullcast?: boolean;
}

interface Made {
  readonly library: Library;
  /** Addresses of cards by name. */
  readonly cards: ReadonlyMap<string, string>;
  readonly hasEverything: boolean;
}

const fewDrafts = (name: string): SeedPost[] => [
  { name: "Teaser", text: `Something new from ${name}. Soon.`, files: ["market.jpg"] },
  { text: "What should we make next?" },
];

const LONG =
  "Hoy abrimos a las siete. Hay mango ataulfo de Chiapas, miel de la sierra, canastas de temporada y café de olla recién molido. Pide antes del mediodía y un repartidor en bici te lo lleva a casa el mismo día, sin bolsas de plástico y sin costo. ¡Te esperamos en la plaza de siempre!";

const moreDrafts: readonly SeedPost[] = [
  {
    name: "Cuatro fotos",
    text: "Así se ve el mercado hoy.",
    files: ["market.jpg", "basket.jpg", "coffee.jpg", "night.jpg"],
  },
  { name: "Video vertical", text: "Temporada de jacarandas 💜", files: ["vertical.mp4"] },
  { name: "GIF", text: "Canasta lista en tres, dos, uno…", files: ["basket.gif"] },
  {
    name: "Buen Fin, carrusel",
    text: "Tres antojos, tres destinos. Desliza. #BuenFin",
    card: "Buen Fin, varios destinos",
  },
  { name: "Encuesta de fruta", text: "Tú decides qué llega el sábado:", card: "¿Qué fruta traemos?" },
  { name: "Conversación", text: "¿De qué equipo eres?", card: "¿Dulce o salado?" },
  { name: "Texto largo", text: LONG },
  {
    name: "RTL",
    text: "مرحبا بكم في سوق جاكاراندا! توصيل مجاني اليوم https://www.example.com/ar #جاكاراندا",
  },
  { name: "Emoji 👩🏽‍🌾", text: "👩🏽‍🌾🥭🌽🍯☕️🇲🇽 👨‍👩‍👧‍👦 ❤️‍🔥 1️⃣2️⃣3️⃣ ¿adivinas el menú?", nullcast: false },
];

interface Scheduled extends SeedPost {
  /** Minutes from the present to its time; what lies in the past was published or failed then. */
  readonly inMinutes: number;
  readonly failed?: boolean;
}

const DAY = 1_440;

const fewScheduled = (name: string): Scheduled[] => [
  { name: "Tomorrow", text: `Tomorrow at ${name}: doors open early.`, inMinutes: DAY },
  { text: "One week to go.", files: ["jar.jpg"], inMinutes: 7 * DAY },
];

const moreScheduled: readonly Scheduled[] = [
  { name: "Hoy, cierre", text: "Última hora: el mango se va a las ocho.", inMinutes: 95 },
  {
    name: "Buen Fin, arranque",
    text: "¡Ya es #BuenFin! 20 % en toda la despensa.",
    card: "Website with image",
    inMinutes: 5 * DAY,
  },
  {
    name: "Video en bici",
    text: "Así llega tu pedido.",
    files: ["delivery.mp4"],
    inMinutes: 12 * DAY,
    nullcast: false,
  },
  {
    name: "Navidad",
    text: "Canastas navideñas: aparta la tuya.",
    files: ["basket.jpg"],
    inMinutes: 32 * DAY,
  },
  {
    name: "Café de la mañana",
    text: "Buenos días con café de olla.",
    files: ["coffee.jpg"],
    inMinutes: -2 * DAY,
  },
  {
    name: "Foto retirada",
    text: "Esta foto ya no está en la biblioteca.",
    inMinutes: -3 * DAY,
    failed: true,
  },
];

/** Published by the brand on days past. */
const PUBLISHED: readonly (SeedPost & { readonly daysAgo: number })[] = [
  {
    name: "Despensa en 30",
    text: "Tu despensa en 30 minutos o el envío va por nuestra cuenta.",
    card: "Sitio, video 15 s",
    daysAgo: 1,
  },
  { text: "Hoy amanecimos morados 💜 #Jacarandas", files: ["blossom.jpg"], daysAgo: 3, nullcast: false },
  { name: "App, imagen", text: "El mercado en tu bolsillo.", card: "App, imagen", daysAgo: 6 },
  { name: "Miel", text: "Miel de la sierra, cosecha de otoño.", files: ["honey.mp4"], daysAgo: 9 },
  { text: "¡Gracias por cien mil pedidos! 🎉", files: ["team.jpg"], daysAgo: 14, nullcast: false },
  {
    name: "Noche de mercado",
    text: "Este viernes cerramos a medianoche.",
    files: ["night.jpg"],
    daysAgo: 21,
  },
  { name: "Carrusel app", text: "Tres canastas, un toque.", card: "App, carrusel de imágenes", daysAgo: 35 },
  { text: "¿Mango o guayaba? Los dos.", daysAgo: 62, nullcast: false },
];

/** What the brand's earlier posts show, one after the other: as many as it has sayings, so that each has its own. */
const SHOWN: readonly Pick<SeedPost, "files" | "card">[] = [
  { files: ["market.jpg"] },
  { card: "Website with image" },
  { files: ["jar.jpg"] },
  { files: ["team.jpg"] },
  {},
  { files: ["delivery.mp4"] },
];

/** Drafts, scheduled and published posts of the brand's own user, and what its earlier ones show. */
export function fillPosts(
  connection: Connection,
  owner: CreativeOwner,
  { library, cards, hasEverything }: Made,
): void {
  const userId = mainPromotableUser(connection, owner.accountId);
  if (userId === undefined) return;
  const drafts = [...fewDrafts(owner.name), ...(hasEverything ? moreDrafts : [])];
  const shownBy = ({ files = [], card }: Pick<SeedPost, "files" | "card">) => ({
    card_uri: card === undefined ? null : (cards.get(card) ?? null),
    media_keys: JSON.stringify(files.map((file) => library.medium(file).key)),
  });
  const columnsOf = ({ name, text, nullcast = true, ...shown }: SeedPost) => ({
    account_id: owner.accountId,
    user_id: userId,
    name: name ?? null,
    nullcast,
    text,
    ...shownBy(shown),
  });
  const earlier = connection.all<{ id: string }>(
    "SELECT id FROM posts WHERE account_id = ? ORDER BY CAST(id AS INTEGER)",
    [owner.accountId],
  );
  for (const [index, { id }] of earlier.entries()) {
    const { card_uri, media_keys } = shownBy(SHOWN[index % SHOWN.length] ?? {});
    connection.run("UPDATE posts SET card_uri = ?, media_keys = ? WHERE id = ?", [card_uri, media_keys, id]);
  }
  for (const [index, draft] of drafts.entries()) {
    const at = hasEverything ? minutesFrom(owner.now, (index - drafts.length) * 1_440) : owner.createdAt;
    const id = String(owner.first + BigInt(index));
    insertRow(connection, "draft_posts", { id, ...columnsOf(draft), created_at: at, updated_at: at });
  }
  const first = owner.first + 200n;
  for (const [index, { inMinutes, failed, ...post }] of scheduledOf(owner, hasEverything).entries()) {
    const at = minutesFrom(owner.now, inMinutes).replace(/:\d\dZ$/, ":00Z");
    const isOver = inMinutes < 0;
    const written = minutesFrom(owner.now, Math.min(inMinutes, 0) - (index + 1) * 180);
    const postId = String(owner.first + 900n + BigInt(index));
    insertRow(connection, "scheduled_posts", {
      id: String(first + BigInt(index)),
      ...columnsOf(post),
      scheduled_at: at,
      completed_at: isOver ? at : null,
      status: failed ? "FAILED" : isOver ? "SUCCESS" : "SCHEDULED",
      post_id: isOver && !failed ? postId : null,
      created_at: written,
      updated_at: isOver ? at : written,
    });
    if (isOver && !failed) insertPost(postId, post, at);
  }
  // The last line item that can waits for the last post that is still to be published.
  connection.run(
    `INSERT INTO scheduled_promoted_posts (id, account_id, line_item_id, scheduled_post_id, created_at, updated_at)
     SELECT l.id || 's', l.account_id, l.id, s.id, max(l.created_at, s.created_at), max(l.created_at, s.created_at)
     FROM line_items l JOIN scheduled_posts s ON s.account_id = l.account_id
     WHERE l.account_id = ? AND l.product_type = 'PROMOTED_POST' AND s.status = 'SCHEDULED'
     ORDER BY l.seq DESC, s.seq DESC LIMIT 1`,
    [owner.accountId],
  );
  for (const [index, { daysAgo, ...post }] of (hasEverything ? PUBLISHED : []).entries()) {
    insertPost(String(owner.first + 400n + BigInt(index)), post, minutesFrom(owner.now, -daysAgo * DAY));
  }

  function insertPost(id: string, post: SeedPost, at: string) {
    const name_folded = foldName(post.name ?? "");
    insertRow(connection, "posts", { id, ...columnsOf(post), name_folded, created_at: at, updated_at: at });
  }
}

const scheduledOf = ({ name }: CreativeOwner, hasEverything: boolean): readonly Scheduled[] => [
  ...fewScheduled(name.slice(0, 70)),
  ...(hasEverything ? moreScheduled : []),
];
