import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DATA_SOURCES } from "./data-sources";
import { ledgerProblems, WITHOUT_SCREEN } from "./known-gaps";
import {
  type DeclaredEndpoint,
  declaredIn,
  ranges,
  readSpecification,
  rowsIn,
  supportOf,
  supportPage,
} from "./supported-endpoints";

const specified = readSpecification(
  [
    "n\tgroup\tmethod\tpath\tbase\tnotes",
    "4\tOAuth\tPOST\t/oauth/access_token\t{auth_url}, no version\t",
    "10\tAccounts\tPOST\t/accounts\t{ads_sandbox_url}/12 (sandbox only)\t",
    "23\tCampaigns\tPUT\t/accounts/:account_id/campaigns/:campaign_id\t{ads_url}/12\t",
    "93\tPlatform\t(method not given)\t/2/rules\tplatform API, /2/\t",
    "86\tPlatform\tGET\t/2/news/{id}\tplatform API, /2/\t",
  ].join("\n"),
);
const update: DeclaredEndpoint = {
  number: "23",
  method: "PUT",
  path: "/accounts/:account_id/campaigns/:campaign_id",
  module: "lib/ads/endpoints/campaigns",
  exportName: "update",
};
const importsCampaigns = 'import * as campaigns from "@/lib/ads/endpoints/campaigns";\n';

const stateOf = (number: string, support: ReturnType<typeof supportOf>) =>
  support.find((endpoint) => endpoint.number === number);

describe("what there is of an endpoint", () => {
  it("has a screen when a component calls it, and is tested when a test names it", () => {
    const support = supportOf(
      specified,
      [update],
      [],
      [
        {
          path: "components/campaigns/pause.tsx",
          text: `${importsCampaigns}useAdsMutation(campaigns.update)`,
        },
        { path: "components/campaigns/pause.test.tsx", text: `${importsCampaigns}campaigns.update` },
        { path: "components/campaigns/list.test.tsx", text: `${importsCampaigns}campaigns.list` },
      ],
    );
    expect(stateOf("23", support)).toMatchObject({ dashboard: "screen", emulator: false, tested: true });
  });

  it("is only declared while nothing but tests calls it", () => {
    const support = supportOf(
      specified,
      [update],
      [],
      [{ path: "lib/ads/request.test.ts", text: 'import { update } from "./endpoints/campaigns";' }],
    );
    expect(stateOf("23", support)).toMatchObject({ dashboard: "declared", tested: true });
    expect(stateOf("86", support)).toMatchObject({ dashboard: undefined });
  });

  it("of one of several kinds is found by that kind, or by a choice between them", () => {
    const kinds = { name: "cards", kind: "image" };
    const ofImages: DeclaredEndpoint = { ...update, module: "lib/ads/endpoints/cards", ofKind: kinds };
    const state = (text: string) => {
      const imports = 'import { cards } from "@/lib/ads/endpoints/cards";';
      const file = { path: "components/cards/change.tsx", text: `${imports}\n${text}` };
      return stateOf("23", supportOf(specified, [ofImages], [], [file]))?.dashboard;
    };
    for (const use of [
      "send(cards.image.update)",
      "cards[kind].update",
      "const { list, update } = cards[kind];",
    ])
      expect(state(use)).toBe("screen");
    for (const other of ["cards.video.update", "cards.image.list", "const { list } = cards.image; update()"])
      expect(state(other)).toBe("declared");
    const exported = { list: update, cards: { image: { update }, video: { update } }, MAX: 5 };
    expect(
      declaredIn("lib/cards", exported).map(({ exportName, ofKind }) => [exportName, ofKind?.kind]),
    ).toEqual([
      ["list", undefined],
      ["update", "image"],
      ["update", "video"],
    ]);
  });

  it("is served when the emulator has it at every address it should have", () => {
    const live = { method: "PUT", path: "/live/12/accounts/:account_id/campaigns/:campaign_id" };
    const sandbox = { ...live, path: live.path.replace("/live/", "/sandbox/") };
    const routes = [
      live,
      { method: "POST", path: "/sandbox/12/accounts" },
      { method: "POST", path: "/oauth/access_token" },
    ];
    expect(stateOf("23", supportOf(specified, [], routes, []))?.emulator).toBe(false);
    const support = supportOf(specified, [], [...routes, sandbox], []);
    expect(support.filter(({ emulator }) => emulator).map(({ number }) => number)).toEqual(["4", "10", "23"]);
  });

  it("may lack a method in the specification", () => {
    const rules = { number: "93", method: "GET", path: "/2/rules", module: "lib/rules", exportName: "list" };
    const served = supportOf(specified, [rules], [{ method: "POST", path: "/2/rules" }], []);
    expect(stateOf("93", served)).toMatchObject({ dashboard: "declared", emulator: true });
    const catchAll = supportOf(specified, [rules], [{ method: "ALL", path: "/2/rules" }], []);
    expect(stateOf("93", catchAll)).toMatchObject({ dashboard: "declared", emulator: false });
  });

  it("refuses a declaration that differs from the specification, and a second one", () => {
    expect(() => supportOf(specified, [{ ...update, method: "POST" }], [], [])).toThrow(
      /23 is declared as POST/,
    );
    expect(() => supportOf(specified, [update, { ...update, exportName: "change" }], [], [])).toThrow(
      /twice/,
    );
  });
});

it("writes runs of numbers", () => {
  expect(ranges(["1", "2", "3", "7", "9", "10", "R1", "R2"])).toBe("1–3, 7, 9–10, R1–R2");
});

it("reads runs of numbers as it writes them", () => {
  expect(rowsIn("1–3, 7, 9–10, R1–R2")).toEqual(["1", "2", "3", "7", "9", "10", "R1", "R2"]);
});

it("takes no screen from an endpoint, and gives none, unless the ledger says why", () => {
  const given = WITHOUT_SCREEN.flatMap(({ rows }) => rowsIn(rows));
  const tsv = readFileSync(path.join(import.meta.dirname, "../docs/endpoints.tsv"), "utf8");
  const numbers = readSpecification(tsv).map(({ number }) => number);
  expect(given.filter((number) => !numbers.includes(number))).toEqual([]);
  expect(new Set(given).size).toBe(given.length);
  const support = (numbers: string[], dashboard: "screen" | "declared") =>
    ledgerProblems(
      numbers.map((number) => ({
        ...{ number, group: "", method: "GET", path: "/", base: "" },
        ...{ dashboard, emulator: true, tested: true },
      })),
    ).grown;
  expect(support(["23", "R146"], "declared")).toEqual([
    "Without a screen, and without a reason: 1 endpoints (23), and the ledger allows 0.",
  ]);
  expect(support(["23", "R146"], "screen")).toEqual([
    "With a screen, though a reason says why there is none: 1 endpoints (R146), and the ledger allows 0.",
  ]);
});

it("lists the gaps", () => {
  expect(supportPage(supportOf(specified, [update], [], []), [])).toContain(
    "- Declared, without a screen: 23.",
  );
});

it("says of every group how its data gets in", () => {
  const tsv = readFileSync(path.join(import.meta.dirname, "../docs/endpoints.tsv"), "utf8");
  const groups = new Set(readSpecification(tsv).map(({ group }) => group));
  expect(Object.keys(DATA_SOURCES).toSorted()).toEqual([...groups].toSorted());
  expect(supportPage(supportOf(specified, [update], [], []), [])).toContain("| OAuth | 4 | – | – |");
});

it("lets the ledger of gaps shrink and not grow", () => {
  const support = supportOf(specified, [update], [], []);
  const gap = { kind: "Not in the emulator", isIn: ({ emulator }: { emulator: boolean }) => !emulator };
  const problems = (most: number) => ledgerProblems(support.slice(0, 4), [{ ...gap, most }]);
  expect(problems(4)).toEqual({ grown: [], closed: [] });
  expect(problems(3).grown).toEqual([
    "Not in the emulator: 4 endpoints (4, 10, 23, 93), and the ledger allows 3.",
  ]);
  expect(problems(5).closed).toEqual(["Not in the emulator: lower the ledger to 4 (scripts/known-gaps.ts)."]);
});
