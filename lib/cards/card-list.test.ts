import { expect, it } from "vitest";
import { csvCell } from "@/lib/grid/csv-columns";
import { CARD_EXPORT } from "./card-list";
import type { Card } from "./duplicate-card";

const card = (changes: Partial<Card>): Card => ({
  id: "77000000000000001",
  name: "Autumn",
  card_type: "IMAGE_WEBSITE",
  card_uri: "card://77000000000000001",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  ...changes,
});
const written = (changes: Partial<Card>) =>
  Object.fromEntries(CARD_EXPORT.seen.map((column) => [column.heading, csvCell(column, card(changes))]));

it("shows where cards lead, and their types in the service's own words", () => {
  const details = {
    type: "DETAILS",
    title: "T",
    destination: { type: "WEBSITE", url: "https://www.a.example/x" },
  };
  expect(written({ components: [details] })).toEqual({
    ID: '="77000000000000001"',
    Card: "Autumn",
    Type: "IMAGE_WEBSITE",
    Destination: "a.example",
    State: "",
    Created: "2026-01-01T00:00:00Z",
    "Card URI": "card://77000000000000001",
  });
});

it("marks those that are deleted or cannot be made any more", () => {
  expect(written({ deleted: true, card_type: "SUMMARY" }).State).toBe("DELETED");
  expect(written({ card_type: "SUMMARY" }).State).toBe("LEGACY");
});

it("writes every field under the service's name", () => {
  const headings = CARD_EXPORT.all([card({ components: [] })]).map(({ heading }) => heading);
  expect(headings[0]).toBe("id");
  expect(headings).toEqual(expect.arrayContaining(["card_uri", "components", "deleted"]));
});
