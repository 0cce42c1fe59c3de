import { expect, it } from "vitest";
import { adsToDuplicate } from "./duplicate-many";

const post = (shows: string) => ({ kind: "post", shows, landingUrl: null, creativeType: undefined }) as const;

it("takes each post, account and file once, with where the file leads to, and counts what shows the same", () => {
  const landingUrl = "https://shop.example/";
  const { ads, same, change } = adsToDuplicate([
    post("1"),
    { kind: "media", shows: "1", landingUrl, creativeType: "BANNER" },
    post("2"),
    post("1"),
    { kind: "account", shows: "3", landingUrl: null, creativeType: undefined },
    { kind: "media", shows: "1", landingUrl: "https://other.example/", creativeType: "BANNER" },
  ]);
  expect(ads.map(({ kind, shows }) => `${kind} ${shows}`)).toEqual([
    "post 1",
    "media 1",
    "post 2",
    "account 3",
  ]);
  expect(same).toBe(2);
  expect(change).toEqual({
    kind: "add",
    posts: ["1", "2"],
    accounts: ["3"],
    media: [{ account_media_id: "1", landing_url: landingUrl, creative_type: "BANNER" }],
  });
});

it("is about the kinds that are selected and no others", () => {
  expect(adsToDuplicate([post("1")]).change).toEqual({ kind: "add", posts: ["1"] });
});
