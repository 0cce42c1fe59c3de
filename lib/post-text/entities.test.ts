import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Entity, entitiesIn } from "./entities";

const found = (text: string, kind: Entity["kind"]) =>
  entitiesIn(text)
    .filter((entity) => entity.kind === kind)
    .map(({ start, end }) => text.slice(start, end));

describe("what can be tapped in a text", () => {
  it.each([
    ["#autumn sale", ["#autumn"]],
    ["new:#東京の秋!", ["#東京の秋"]],
    ["#2026 is a year, #y2026 is not", ["#y2026"]],
    ["a#b &#c #e#f", []],
    ["#über_alles, #école.", ["#über_alles", "#école"]],
    ["＃全角", ["＃全角"]],
    ["#️⃣ is a key", []],
    ["👋#hello ✌️#peace", ["#hello", "#peace"]],
    ["https://northwind.com/#top", []],
  ])("hashtags of %j", (text, tags) => {
    expect(found(text, "hashtag")).toEqual(tags);
  });

  it.each([
    ["@mara and .@jon", ["@mara", "@jon"]],
    ["mail me@northwind.com", []],
    ["@mara/team-list", ["@mara/team-list"]],
    ["@@mara @mara@ @maraé", []],
    ["RT@mara", ["@mara"]],
    ["日本語@mara", ["@mara"]],
  ])("mentions of %j", (text, mentions) => {
    expect(found(text, "mention")).toEqual(mentions);
  });

  it.each([
    ["$NWND up, $BRK.A down", ["$NWND", "$BRK.A"]],
    ["costs $25, US$NWND, $toolongname", []],
  ])("cashtags of %j", (text, tags) => {
    expect(found(text, "cashtag")).toEqual(tags);
  });

  it.each([
    ["see northwind.com.", ["northwind.com"]],
    ["see (https://northwind.com/a_(b)), ok", ["https://northwind.com/a_(b)"]],
    ["https://münchen.de/straße?x=1&y=2!", ["https://münchen.de/straße?x=1&y=2"]],
    ["これはnorthwind.comです", ["northwind.com"]],
    ["twitterish.みんなです", ["twitterish.みんな"]],
    ["a.b.northwind.co.uk:8080/x", ["a.b.northwind.co.uk:8080/x"]],
    ["-northwind.com _northwind.com @northwind.com #northwind.com", []],
    ["https://sub_domain.northwind.com https://north_wind.com", ["https://sub_domain.northwind.com"]],
    ["http://x.com/,,, http://x.com/a,b", ["http://x.com/", "http://x.com/a,b"]],
    [`http://${"n".repeat(64)}.com`, []],
    ["ftp.northwind.com:foo index.html readme.nosuch", ["ftp.northwind.com"]],
    ["john.doe.com@northwind.com", []],
    ["語http://x.com/語http://y.com", ["http://x.com/", "http://y.com"]],
  ])("addresses of %j", (text, urls) => {
    expect(found(text, "url")).toEqual(urls);
  });

  it("never overlap, never leave the text, and stand in its order", () => {
    const piece = fc.constantFrom(
      "#",
      "@",
      "$",
      "a",
      "é",
      "語",
      ".",
      "com",
      "/",
      "(",
      ")",
      " ",
      "http://",
      "👋",
      "_",
      "-",
      "?",
      "1",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        let before = 0;
        for (const { start, end } of entitiesIn(text)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
