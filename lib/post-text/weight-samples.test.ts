import { readFileSync } from "node:fs";
import path from "node:path";
import papaparse from "papaparse";
import { expect, it } from "vitest";
import { weigh } from "./weigh";

const file = readFileSync(path.join(import.meta.dirname, "samples/post-weights.csv"), "utf8");
const [, ...rows] = papaparse.parse(file.trim()).data;

it.each(rows)("%s weighs %s, as twitter-text says", (text = "", weight) => {
  expect(weigh(text).length).toBe(Number(weight));
});
