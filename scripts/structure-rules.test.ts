import { describe, expect, it } from "vitest";
import { structureProblems } from "./structure-rules";

const problemsOf = (path: string, text = "", others: string[] = []) =>
  structureProblems([{ path, text }, ...others.map((other) => ({ path: other, text: "" }))]).filter(
    (problem) => problem.path === path,
  );

describe("names and places", () => {
  it.each([
    "lib/utils.ts",
    "lib/utils/money.ts",
    "components/campaigns/index.ts",
    "components/hooks/use-campaigns.ts",
    "lib/ads/constants.ts",
    "components/campaigns/CampaignGrid.tsx",
    "components/buttons/pause-button.tsx",
    "emulator/middleware/verify.ts",
    "emulator/routes/middleware.ts",
  ])("refuses %s and says where it belongs", (path) => {
    expect(problemsOf(path)).not.toEqual([]);
  });

  it.each([
    "lib/format/money.ts",
    "lib/format/money.test.ts",
    "lib/ads/endpoints/campaigns.ts",
    "components/campaigns/campaign-grid.tsx",
    "app/(dashboard)/[environment]/[handle]/[accountId]/campaigns/page.tsx",
    "app/api/ads/[...path]/route.ts",
    "emulator/main.ts",
    "e2e/campaigns.spec.ts",
    "playwright.config.ts",
  ])("accepts %s", (path) => {
    expect(problemsOf(path)).toEqual([]);
  });

  it("wants the resources of the advertising service in the emulator", () => {
    expect(problemsOf("emulator/ads/campaigns/routes.ts")).toEqual([]);
    expect(problemsOf("emulator/ads/seed.ts")).toEqual([]);
    expect(problemsOf("emulator/ads/billing/routes.ts")).toHaveLength(1);
  });

  it("refuses a file of more than 400 lines", () => {
    expect(problemsOf("lib/format/money.ts", "x;\n".repeat(400))).toEqual([]);
    expect(problemsOf("lib/format/money.ts", "x;\n".repeat(401))).toHaveLength(1);
  });
});

describe("import cycles", () => {
  const problems = (texts: Readonly<Record<string, string>>) =>
    structureProblems(Object.entries(texts).map(([path, text]) => ({ path, text })));

  it("are refused between files, types included, with all that take part", () => {
    const [first, ...others] = problems({
      "emulator/http/clock.ts": 'import type { X } from "./caller";',
      "emulator/http/caller.ts": 'import { x } from "./clock";',
    });
    expect(first?.message).toContain("emulator/http/caller.ts, emulator/http/clock.ts");
    expect(others).toHaveLength(1);
  });

  it("are refused wherever files are, lazy imports included", () => {
    const found = problems({
      "bench/server.ts": 'import { x } from "./restarts";',
      "bench/restarts.ts": 'import type { X } from "./server";',
      "components/ui/sheet.tsx": 'const popup = () => import("./sheet-popup");',
      "components/ui/sheet-popup.tsx": 'import type { SheetProps } from "@/components/ui/sheet";',
    });
    expect(found.map(({ path }) => path).sort()).toEqual([
      "bench/restarts.ts",
      "bench/server.ts",
      "components/ui/sheet-popup.tsx",
      "components/ui/sheet.tsx",
    ]);
  });

  it("are refused between folders of a room, with all that they hold", () => {
    const [first] = problems({
      "components/frame/sidebar.tsx": 'import { x } from "@/components/audiences/upload/news";',
      "components/frame/place.ts": "",
      "components/audiences/upload/news.ts": "",
      "components/audiences/audiences.tsx": 'import { x } from "@/components/frame/place";',
      "components/audiences/upload/set-up.tsx": 'import { x } from "../audiences";',
    });
    expect(first?.message).toContain("components/audiences, components/frame");
  });

  it("are refused between folders of the emulator, however deep, once for each group", () => {
    const found = problems({
      "emulator/ads/campaigns/store.ts": 'import { x } from "../funding/store";',
      "emulator/ads/funding/routes.ts": 'import { y } from "../campaigns/routes";',
      "emulator/ads/funding/store.ts": "",
      "emulator/ads/campaigns/routes.ts": "",
    });
    expect(new Set(found.map(({ message }) => message)).size).toBe(1);
    expect(found[0]?.message).toContain("emulator/ads/campaigns, emulator/ads/funding");
  });

  it("may run through tests, which import what they test and their helpers", () => {
    expect(
      problems({
        "emulator/http/clock.ts": "",
        "emulator/http/clock.test.ts": 'import { x } from "../testing/service";',
        "emulator/testing/service.ts": 'import { x } from "../http/clock";',
      }),
    ).toEqual([]);
  });

  it("are no way to helpers of tests for the product", () => {
    expect(
      problems({ "emulator/app.ts": 'import { x } from "./testing/service";' }).map(({ path }) => path),
    ).toEqual(["emulator/app.ts"]);
  });
});

describe("direction of imports", () => {
  it.each([
    ["lib/format/money.ts", 'import { x } from "@/components/ui/button";'],
    ["lib/ads/call.ts", 'import { x } from "../../emulator/http/clock";'],
    ["components/ui/button.tsx", 'import { x } from "@/app/layout";'],
    ["server/dashboard.ts", 'import { x } from "@/components/ui/button";'],
    ["pages/api/ads/[...path].ts", 'import { x } from "@/emulator/http/clock";'],
    ["emulator/app.ts", 'import { env } from "@/lib/env";'],
    ["emulator/app.ts", 'import { forward } from "@/lib/forward/forward";'],
    ["app/page.tsx", 'import { x } from "@/scripts/ports.mjs";'],
  ])("refuses in %s: %s", (path, text) => {
    expect(problemsOf(path, text)).toMatchObject([{ line: 1 }]);
  });
});

describe("secrets", () => {
  it("wants server-only first where a secret is touched", () => {
    expect(problemsOf("lib/session/vault.ts", "export {};")).toHaveLength(1);
    expect(problemsOf("lib/session/vault.ts", 'import "server-only";\n')).toEqual([]);
    expect(problemsOf("lib/forward/answer.ts", "export {};")).toHaveLength(1);
    expect(problemsOf("lib/ads/pool.ts", 'import { Pool } from "undici";')).toHaveLength(1);
  });
});

describe("habits", () => {
  it.each([
    ["lib/format/money.ts", "const a = b as any;"],
    ["lib/format/money.ts", "// @ts-ignore"],
    ["lib/format/money.test.ts", "it.skip('…')"],
    ["e2e/campaigns.spec.ts", "test.only('…')"],
    ["e2e/campaigns.spec.ts", "await page.waitForTimeout(500);"],
    ["e2e/campaigns.spec.ts", "await new Promise((resolve) => setTimeout(resolve, 500));"],
    ["lib/ads/stream.test.ts", "await vi.waitFor(() => expect(lines).toHaveLength(2));"],
    ["README.md", "see /home/jo/flightdeck"],
    ["bench/package-lock.json", '  "resolved": "https://registry.example/next.tgz",'],
    ["lib/oauth/encode.ts", "Math.random()"],
    ["lib/ads/use-lookup.ts", "useQuery({ ...read, gcTime: fresh })"],
    ["components/accounts/portfolio.tsx", "useQuery({ ...read, gcTime })"],
    ["app/page.tsx", '"use client";'],
    ["lib/ads/call.ts", 'const at = Number(headers.get("x-rate-limit-reset"));'],
    ["components/frame/rate-meter.tsx", "headers.get('retry-after')"],
    ["lib/audiences/upload-answer.ts", 'headers.get("date")'],
    ["components/ui/show-more.tsx", "{count.toLocaleString()} more"],
    ["components/polls/poll.tsx", 'names.toLocaleLowerCase("en")'],
    ["lib/polls/poll-view.ts", "polls.sort((a, b) => a.name.localeCompare(b.name))"],
    ["lib/polls/poll-view.ts", "new Intl.RelativeTimeFormat(locale)"],
    ["app/layout.tsx", 'const language = "en-GB";'],
  ])("refuses in %s: %s", (path, text) => {
    expect(problemsOf(path, text)).toMatchObject([{ line: 1 }]);
  });
});
