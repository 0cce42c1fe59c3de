import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import * as catalogs from "./product-catalogs";
import * as sets from "./product-sets";
import * as products from "./products";
import * as feeds from "./scheduled-feeds";

/** Copied by hand from the public version 12 reference of 2026-08-22, in this project's words; never derived. */

const CATALOGS = "/12/product_catalogs";
const ONE = `${CATALOGS}/:product_catalog_id`;

it("declares catalogs and products as the reference does", () => {
  const declared = [
    ...[catalogs.list, catalogs.create, catalogs.update, catalogs.remove],
    ...[products.list, products.upsert, products.remove],
  ];
  expect(declared.map(inOneLine)).toEqual([
    `R108 GET ${CATALOGS} user_id`,
    `R109 POST ${CATALOGS} name* user_id`,
    `R110 PUT ${ONE} name*`,
    `R111 DELETE ${ONE}`,
    `R112 GET ${ONE}/products count cursor item_group_key`,
    `R113 PUT ${ONE}/products`,
    `R114 DELETE ${ONE}/products`,
  ]);
  expect(fieldsOf(catalogs.list)).toBe("name");
  expect(Object.keys(products.productRecord.shape).toSorted().join(" ")).toBe(
    "additional_image_link age_group availability brand color condition custom_label_0 custom_label_1 custom_label_2 custom_label_3 custom_label_4 description gender google_product_category gtin id image_link inventory item_group_id item_group_key link mobile_link mpn price product_key product_type sale_price sale_price_effective_date size title",
  );
  const required = Object.entries(products.productInput.shape)
    .filter(([, schema]) => !schema.isOptional())
    .map(([name]) => name);
  expect(required.toSorted().join(" ")).toBe(
    "availability condition description id image_link link price title",
  );
  expect(products.PRODUCTS_MAX).toBe(25);
});

it("declares sets and feeds as the reference does", () => {
  const set = `${ONE}/product_sets`;
  const feed = `${ONE}/scheduled_feeds`;
  const declared = [
    ...[sets.list, sets.get, sets.create, sets.update, sets.remove],
    ...[feeds.list, feeds.create, feeds.update, feeds.remove],
  ];
  expect(declared.map(inOneLine)).toEqual([
    `R115 GET ${set} count cursor`,
    `R116 GET ${set}/:product_set_id`,
    `R117 POST ${set}`,
    `R118 PUT ${set}/:product_set_id`,
    `R119 DELETE ${set}/:product_set_id`,
    `R136 GET ${feed}`,
    `R137 POST ${feed} feed_format* feed_url* frequency* repeat start_time* time_zone*`,
    `R138 PUT ${feed}/:scheduled_feed_id feed_format feed_url frequency repeat start_time time_zone`,
    `R139 DELETE ${feed}/:scheduled_feed_id`,
  ]);
  expect(fieldsOf(sets.get)).toBe("description filters name processing_status product_ids type");
  expect(fieldsOf(feeds.list)).toBe(
    "feed_format feed_url frequency product_catalog_id repeat start_time time_zone",
  );
  expect([sets.FILTER_ATTRIBUTES.length, sets.FILTER_OPERATORS.length]).toEqual([10, 6]);
});
