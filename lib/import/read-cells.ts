/** True and false as the words that spreadsheets write in each language they are made in (LibreOffice's and Excel's). */
const TRUE =
  "true wahr vrai verdadero vero waar verdadeiro prawda истина sant sann sand tosi igaz pravda adevărat doğru αληθές вярно істина istina tiesa tõene patiesība patiess sandur benar đúng จริง सत्य सही সত্য صحيح صحیح درست אמת true 真";
const FALSE =
  "false falsch faux falso onwaar fałsz ложь falskt usann falsk epätosi hamis nepravda fals yanlış ψευδές невярно хибність хиба neistina netiesa väär aplams nepatiess ósatt salah sai เท็จ असत्य गलत মিথ্যা خطأ غلط نادرست שקר 假";
/** Yes and no as people write them, in the languages of the same spreadsheets. */
const YES =
  "yes y t 1 x on enabled ja j oui o sí si s sim tak да так ано ano áno igen kyllä evet ναι da taip jah jā já ya có vâng ใช่ हाँ हां হ্যাঁ نعم ہاں بله כן はい 是 예 네 ✓ ✔";
const NO =
  "no n f 0 off disabled nein nee non não nao nie нет ні не ne nem ei hayır hayir όχι nu nej nei tidak không khong ไม่ नहीं না لا نہیں خیر לא いいえ 否 아니요 아니오";

/** Small letters without accents, so that a word is known however it was typed. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ł", "l")
    .trim();

const wordsOf = (...lists: readonly string[]) =>
  new Set(lists.flatMap((list) => list.split(" ").map(folded)));
const YES_WORDS = wordsOf(TRUE, YES);
const NO_WORDS = wordsOf(FALSE, NO);
/** Characters of the longest of them, with blanks around. */
const WORD_MAX = 40;

/** A cell's word for yes or no, in any language, as a boolean; undefined for another word. */
export function readYesNo(cell: string): boolean | undefined {
  if (cell.length > WORD_MAX) return undefined;
  const word = folded(cell);
  if (YES_WORDS.has(word)) return true;
  return NO_WORDS.has(word) ? false : undefined;
}
