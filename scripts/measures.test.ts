import { expect, it } from "vitest";
import {
  backOffPolicies,
  doubledExports,
  errorShapes,
  formatsByHand,
  formsByHand,
  isComponent,
  listenerStores,
  longFunctions,
  shortFiles,
} from "./measures";
import { parseSources } from "./syntax";

const files = parseSources({
  "lib/ads/call.ts": `import * as z from "zod";
export interface Answer { readonly code: string }
const shape = z.object({ code: z.string(), message: z.string().default("") });
const processing = z.object({ code: z.string(), name: z.string(), message: z.string() });
`,
  "lib/forward/answer.ts": `export type Answer = string;
export { Answer as Told } from "@/lib/ads/call";
const listeners = new Set<() => void>();
const words = new Set<string>();
export const pause = (tries: number) => 500 * 2 ** tries;
export const size = 4 * 2 ** 10;
`,
  "lib/ads/endpoints/polls.ts": "export const list = 1;",
  "lib/ads/endpoints/cards.ts": "export const list = 2;",
  "emulator/answer.ts": "export const Told = 1;\nexport const size = 2;",
  "components/polls/poll.tsx": `export function Poll() {
  const shown = (7).toLocaleString("en-GB");
  return <form>{shown}{new Intl.NumberFormat().format(1)}</form>;
}
`,
  "components/frame/sign-in.tsx": `export const SignIn = () => <form method="post" action="/auth/start" />;
export const Other = () => <form />;
`,
  "components/shell/sign-out.tsx": 'export const SignOut = () => <form method="post" action="/auth/end" />;',
  "components/polls/poll.test.tsx": "export const Answer = () => <form />;",
  "components/polls/edit.tsx": `import { useForm } from "react-hook-form";
export const useEdit = () => useForm();
export const Edit = () => <form />;
`,
});

it("counts a name that one file could import from two, and none of a catalogue's namespaces", () => {
  expect(doubledExports(files)).toEqual([
    "Answer: lib/ads/call.ts, lib/forward/answer.ts",
    "size: lib/forward/answer.ts, emulator/answer.ts",
  ]);
});

it("counts forms that are kept by hand, but none that the browser posts", () => {
  expect(formsByHand(files)).toEqual(["components/polls/poll.tsx", "components/frame/sign-in.tsx"]);
});

it("counts sets of listeners, schemas of errors and pauses that double", () => {
  expect(listenerStores(files)).toEqual(["lib/forward/answer.ts:3"]);
  expect(errorShapes(files)).toEqual(["lib/ads/call.ts:3"]);
  expect(backOffPolicies(files)).toEqual(["lib/forward/answer.ts"]);
});

it("counts each line that formats by itself once", () => {
  expect(formatsByHand(files)).toEqual(["components/polls/poll.tsx:2", "components/polls/poll.tsx:3"]);
});

it("measures functions from their first line to their last", () => {
  const long = longFunctions(files, 4);
  expect(long).toEqual([{ name: "Poll", lines: 4, place: "components/polls/poll.tsx:1" }]);
  expect(long.filter(isComponent)).toHaveLength(1);
  expect(shortFiles(files, 4)).not.toContain("lib/ads/call.ts");
});
