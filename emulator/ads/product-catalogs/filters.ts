import type { ProductFilter } from "@/lib/ads/endpoints/product-sets";
import { readPrice } from "@/lib/ads/product-rules";

type Product = Readonly<Record<string, unknown>>;

/** A value that can be compared by its size: an amount of one currency, or a number. */
function sized(value: unknown): { readonly amount: number; readonly currency: string } | undefined {
  if (typeof value === "number") return { amount: value, currency: "" };
  const text = String(value ?? "");
  return readPrice(text) ?? (/^\d{1,12}$/.test(text) ? { amount: Number(text), currency: "" } : undefined);
}

/** Whether a product passes a filter: figures are compared within one currency, texts without regard to case. */
export function passes(product: Product, { attribute, operator, value }: ProductFilter): boolean {
  const held = product[attribute];
  const [own, asked] = [sized(held), sized(value)];
  const difference = own && asked && own.currency === asked.currency ? own.amount - asked.amount : undefined;
  const [has, wanted] = [String(held ?? "").toLowerCase(), value.toLowerCase()];
  switch (operator) {
    case "GREATER_THAN":
      return difference !== undefined && difference > 0;
    case "LESS_THAN":
      return difference !== undefined && difference < 0;
    case "EQUAL_TO":
      return difference === undefined ? has === wanted : difference === 0;
    case "MATCH":
      return has === wanted;
    case "CONTAINS":
      return has.includes(wanted);
    case "NOT_CONTAINS":
      return !has.includes(wanted);
  }
}
