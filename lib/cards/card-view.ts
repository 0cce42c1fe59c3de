import { readUrl } from "@/lib/http/web-address";
import type { Card } from "./duplicate-card";

/** Fields of a component that came from the service, whatever it is. */
function field(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null
    ? Object.entries(of).find(([key]) => key === name)?.[1]
    : undefined;
}

const componentsOf = ({ components = [], slides = [] }: Card): readonly unknown[] => [
  ...components,
  ...slides.flat(),
];

/** Where a card leads: hosts of its websites, or the labels of its buttons. */
export function leadsTo(card: Card): string[] {
  const places = componentsOf(card).flatMap((component): string[] => {
    const destination = field(component, "destination");
    const url = field(destination, "url");
    if (typeof url === "string") return [readUrl(url)?.host.replace(/^www\./, "") ?? url];
    if (field(destination, "type") !== "APP") return [];
    const app = field(destination, "store_a_app_identifier") ?? field(destination, "store_b_app_id");
    return [typeof app === "string" ? `App ${app}` : "An app"];
  });
  return [...new Set(places)];
}
