import { expect, it } from "vitest";
import * as history from "@/lib/ads/endpoints/account-history";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as cards from "@/lib/ads/endpoints/cards";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import * as audiences from "@/lib/ads/endpoints/custom-audiences";
import * as drafts from "@/lib/ads/endpoints/draft-posts";
import * as funding from "@/lib/ads/endpoints/funding-instruments";
import * as keywords from "@/lib/ads/endpoints/keyword-insights";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as media from "@/lib/ads/endpoints/media-library";
import * as placements from "@/lib/ads/endpoints/placements";
import * as polls from "@/lib/ads/endpoints/poll-cards";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as sharing from "@/lib/ads/endpoints/tailored-audience-permissions";
import { anyone } from "@/lib/ads/permissions";
import { known, pending } from "@/lib/remote-data";
import { homeSection, openSections, SECTIONS, sectionOf, wordsOf } from "./sections";

it("finds the section of an address, a page below another section among them", () => {
  expect(sectionOf(["audiences"])).toBe("audiences");
  expect(sectionOf(["audiences", "sharing"])).toBe("audiences/sharing");
  expect(sectionOf(["audiences", "a1", "upload"])).toBe("audiences");
  expect(sectionOf(["settings", "rules"])).toBe("settings/rules");
  expect(sectionOf([])).toBeUndefined();
});

it("gives every section keys of its own", () => {
  const keys = SECTIONS.map((section) => section.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

it("calls what is made as its button does, and finds it by what people say", () => {
  const found = (words: string) =>
    SECTIONS.flatMap(({ creates }) => (creates ? [wordsOf(creates)] : []))
      .filter(({ label, words: more = "" }) => `${label}, ${more}`.toLowerCase().includes(words))
      .map(({ label }) => label);
  expect(found("new post")).toEqual(["New post"]);
  expect(found("create card")).toEqual(["New card"]);
  expect(found("add line item")).toEqual(["New line item"]);
  expect(found("upload")).toEqual(["Upload media"]);
  expect(found("new")).toHaveLength(8);
});

it("says of each section who may see it as the catalogue does", () => {
  const first = {
    overview: campaigns.list,
    campaigns: campaigns.list,
    "line-items": lineItems.list,
    ads: promotedPosts.list,
    funding: funding.list,
    cards: cards.list,
    polls: polls.list,
    conversations: conversationCards.image.list,
    drafts: drafts.list,
    media: media.list,
    audiences: audiences.list,
    "audiences/sharing": sharing.list,
    "insights/keywords": keywords.search,
    "insights/lookups": placements.list,
    history: history.list,
    "settings/rules": campaigns.list,
    settings: { access: anyone },
    developer: { access: anyone },
  };
  expect(Object.fromEntries(SECTIONS.map(({ section, read }) => [section, read]))).toEqual(
    Object.fromEntries(Object.entries(first).map(([section, { access }]) => [section, access])),
  );
});

it("opens an account where the role may see something", () => {
  const home = (...permissions: string[]) => homeSection(known(permissions)).section;
  expect(home("AD_MANAGER", "POST_COMPOSER")).toBe("overview");
  expect(home("CREATIVE_MANAGER")).toBe("cards");
  expect(home("PARTNER_AUDIENCE_MANAGER")).toBe("audiences");
  expect(home("SOMETHING_NEW")).toBe("overview");
  expect(homeSection(pending).section).toBe("overview");
  expect(openSections(pending)).toBe(SECTIONS);
});
