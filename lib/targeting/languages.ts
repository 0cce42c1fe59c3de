import { byWords } from "@/lib/format/lists";
import { languageName } from "@/lib/format/names";
import { remembered } from "@/lib/remembered";

/**
 * Languages to choose from, as ISO 639-1 codes: those that people write in on services of this kind. The endpoints
 * have no list of them, so the service decides which it takes.
 */
const CODES = (
  "ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu id is it ja kn ko lt lv ml mr ms nl no pl " +
  "pt ro ru sk sl sr sv ta te th tr uk ur vi zh-CN zh-TW"
).split(" ");

/** Languages by name. */
export const languages = remembered((): readonly { readonly code: string; readonly name: string }[] =>
  CODES.map((code) => ({ code, name: languageName(code) ?? code })).sort((a, b) => byWords(a.name, b.name)),
);
