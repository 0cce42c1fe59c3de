/** Scripts that one language writes. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Devanagari}/u, "hi"],
];

/** Small words and letters that distinguish languages of one script. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[¿¡ñ]| (?:el|los|las|tu|una|por|con|para|este|hoy) /u, "es"],
  [/[äöüß]| (?:der|die|das|und|ein|eine|mit|für) /u, "de"],
  [/[çœêèà]| (?:le|les|des|une|est|pour|avec) /u, "fr"],
  [/[ãõ]| (?:você|não|uma|com|para) /u, "pt"],
];

/** The language that a text seems to be written in, as the platform names it; `und` for one that is no words. */
export function languageOf(text: string): string {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\s¿¡]/gu, "")} `;
  const found = [...SCRIPTS, ...SIGNS].find(([sign]) => sign.test(words));
  return found?.[1] ?? (/\p{L}/u.test(words) ? "en" : "und");
}
