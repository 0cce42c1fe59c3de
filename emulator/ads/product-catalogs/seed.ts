import type { ProductInput } from "@/lib/ads/endpoints/products";
import { DEMO_OWNER_ID } from "@/lib/demo-users";
import type { Connection } from "../../database/connection";
import { insertRow } from "../../database/rows";
import { shownProduct } from "./product-routes";

type Sold = Pick<ProductInput, "id" | "title" | "price"> & Partial<ProductInput>;

const BOOTS = "Apparel & Accessories > Shoes";
const TENTS = "Sporting Goods > Outdoor Recreation > Camping & Hiking > Tents";

const SOLD: readonly Sold[] = [
  { id: "boot-fell-42", title: "Fell boot", price: "189.00 EUR", size: "42", google_product_category: BOOTS },
  {
    id: "boot-ridge-42",
    title: "Ridge boot",
    price: "229.00 EUR",
    size: "42",
    google_product_category: BOOTS,
  },
  {
    id: "boot-town-42",
    title: "Town boot",
    price: "149.00 EUR",
    sale_price: "119.00 EUR",
    size: "42",
    google_product_category: BOOTS,
  },
  { id: "tent-two", title: "Tent for two", price: "349.00 EUR", google_product_category: TENTS },
  { id: "tent-four", title: "Tent for four", price: "529.00 EUR", google_product_category: TENTS },
  { id: "lamp", title: "Head lamp", price: "39.00 EUR", custom_label_0: "gift" },
  { id: "bottle", title: "Steel bottle", price: "24.00 EUR", custom_label_0: "gift" },
  { id: "stove", title: "Gas stove", price: "79.00 EUR", availability: "out of stock", inventory: 0 },
];

/** Where the identifiers of each environment begin. */
const FIRST = { live: 1_547_080_201_384_000_000n, sandbox: 1_647_080_201_384_000_000n } as const;

/** What the demo's agency sells itself: a catalog with two sets, filled from a file every night. */
export function seedCatalogs(connection: Connection, now: string): void {
  for (const environment of ["live", "sandbox"] as const) {
    const [id, dated] = [String(FIRST[environment]), { created_at: now, updated_at: now }];
    const name = "Lindqvist & Partners outdoor shop";
    insertRow(connection, "product_catalogs", { id, environment, user_id: DEMO_OWNER_ID, name, ...dated });
    const keyOf = (place: number) => String(FIRST[environment] + 1_000n + BigInt(place));
    for (const [place, { id: sku, ...sold }] of SOLD.entries()) {
      const product: ProductInput = {
        id: sku,
        description: `${sold.title}, made to last`,
        availability: "in stock",
        condition: "new",
        brand: "Fjell",
        link: `https://www.example.com/shop/${sku}`,
        image_link: `https://www.example.com/shop/${sku}.jpg`,
        inventory: 25,
        ...sold,
      };
      const key = keyOf(place);
      const shown = shownProduct(product, key, null);
      insertRow(connection, "products", { id: key, product_catalog_id: id, sku, shown });
    }
    const inCatalog = { product_catalog_id: id };
    insertRow(connection, "product_sets", {
      id: String(FIRST[environment] + 1n),
      ...inCatalog,
      name: "Gifts",
      description: "Small things",
      type: "MANUAL",
      chosen: JSON.stringify([keyOf(5), keyOf(6)]),
    });
    insertRow(connection, "product_sets", {
      id: String(FIRST[environment] + 2n),
      ...inCatalog,
      name: "Above 200",
      type: "FILTERED",
      filters: JSON.stringify([{ attribute: "price", operator: "GREATER_THAN", value: "200.00 EUR" }]),
    });
    insertRow(connection, "scheduled_feeds", {
      id: String(FIRST[environment] + 3n),
      ...inCatalog,
      feed_url: "https://www.example.com/shop/products.csv",
      feed_format: "CSV",
      frequency: "DAILY",
      time_of_day: "01:30",
      time_zone: "Europe/Stockholm",
      ...dated,
    });
  }
}
