import type { ProductInput } from "./endpoints/products";

/** `20.00 USD`: an amount, a space and a currency (public reference of version 12, Products). */
const PRICE = /^(\d{1,12}(?:\.\d{1,3})?) ([A-Z]{3})$/;

/** The amount and the currency of a price; undefined for anything else. */
export function readPrice(text: string): { readonly amount: number; readonly currency: string } | undefined {
  const [, amount, currency] = PRICE.exec(text) ?? [];
  return amount === undefined || currency === undefined ? undefined : { amount: Number(amount), currency };
}

const isSecure = (address: string) => /^https:\/\/[^\s/]\S*$/i.test(address);

/** The errors of a product, in the service's words; none when a catalog accepts it. */
export function productErrors(product: ProductInput): readonly string[] {
  const {
    brand,
    gtin,
    mpn,
    price,
    sale_price: sale,
    availability,
    inventory,
    additional_image_link,
  } = product;
  const [full, reduced] = [readPrice(price), readPrice(sale ?? "")];
  return [
    ...(full ? [] : ["price must be an amount and an ISO 4217 currency"]),
    ...(sale && !reduced ? ["sale_price must be an amount and an ISO 4217 currency"] : []),
    ...(full && reduced && (reduced.currency !== full.currency || reduced.amount >= full.amount)
      ? ["sale_price must be lower than price"]
      : []),
    ...(brand || gtin || mpn ? [] : ["One of brand, gtin and mpn is required"]),
    ...(isSecure(product.link) ? [] : ["link must begin with https"]),
    ...(product.mobile_link && !isSecure(product.mobile_link) ? ["mobile_link must begin with https"] : []),
    ...(/^https?:\/\/\S+$/i.test(product.image_link) ? [] : ["image_link must be a URL"]),
    ...((additional_image_link ?? "").split(",").length > 10
      ? ["additional_image_link may have 10 URLs at most"]
      : []),
    ...(availability === "in stock" && inventory === 0
      ? ["inventory must be at least 1 when availability is in stock"]
      : []),
  ];
}
