import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { accountHue } from "@/lib/accounts/colour";

const css = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8");

function blockOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  return new Map(
    [...block.matchAll(/--([a-z-]+): (oklch\([^;]+\));/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const light = blockOf(":root");
const themes = { light, dark: new Map([...light, ...blockOf('[data-theme="dark"]')]) };

/** Relative luminance of an opaque `oklch(L C H)` as a screen of sRGB shows it. */
function luminance(colour: string): number {
  const [L = 0, C = 0, H = 0] = [...colour.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
  const [a, b] = [C * Math.cos((H * Math.PI) / 180), C * Math.sin((H * Math.PI) / 180)];
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (value: number) => Math.min(1, Math.max(0, value));
  const red = inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ["surface", "surface-raised", "surface-sunken", "surface-hover", "surface-selected"];

const textOn: readonly [text: string, backgrounds: readonly string[]][] = [
  ["text", surfaces],
  ["text-muted", surfaces],
  ["accent-text", surfaces],
  ["positive", [...surfaces, "positive-soft"]],
  ["attention", [...surfaces, "attention-soft"]],
  ["blocked", [...surfaces, "blocked-soft"]],
  ["text", ["positive-soft", "attention-soft", "blocked-soft"]],
  ["text-muted", ["positive-soft", "attention-soft", "blocked-soft"]],
  ["on-accent", ["accent", "accent-hover"]],
  ["on-inverse", ["inverse"]],
];

const controlOn: readonly [control: string, backgrounds: readonly string[]][] = [
  ["line-strong", ["surface", "surface-raised", "surface-sunken"]],
  ["accent", ["surface", "surface-raised", "surface-sunken"]],
];

describe.each(Object.entries(themes))("%s", (_theme, tokens) => {
  const value = (name: string) => tokens.get(name) ?? expect.fail(`no token ${name}`);
  const pairs = (table: typeof textOn) =>
    table.flatMap(([one, others]) => others.map((other) => [one, other] as const));

  it.each(pairs(textOn))("%s on %s reads (4.5)", (text, background) => {
    expect(contrast(value(text), value(background))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(controlOn))("%s on %s is seen (3)", (control, background) => {
    expect(contrast(value(control), value(background))).toBeGreaterThanOrEqual(3);
  });

  it("keeps initials readable on the colour of every account", () => {
    for (let hue = 0; hue < 360; hue += 30) {
      expect(contrast(`oklch(0.52 0.11 ${hue})`, value("on-account"))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(`oklch(0.52 0.11 ${hue})`, value("surface"))).toBeGreaterThanOrEqual(3);
    }
  });
});

it("defines the hue of every account", () => {
  for (let index = 0; index < 500; index++) {
    expect(css).toContain(`[data-hue="${accountHue(`18ce5${index.toString(36)}`)}"]`);
  }
});
