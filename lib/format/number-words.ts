const ONES = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
  "seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES = ["", " thousand", " million", " billion", " trillion", " quadrillion", " quintillion"];

/** A whole number in English words, `5200` → "five thousand two hundred". For a second look at an amount. */
export function numberInWords(value: bigint): string {
  if (value < 0n) return `minus ${numberInWords(-value)}`;
  if (value === 0n) return "zero";
  const groups: string[] = [];
  let rest = value;
  for (let scale = 0; rest > 0n; scale += 1, rest /= 1000n) {
    const group = Number(rest % 1000n);
    if (group > 0) groups.unshift(`${belowThousand(group)}${SCALES[scale] ?? ""}`);
  }
  return groups.join(" ");
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const words = hundreds > 0 ? [`${ONES[hundreds]} hundred`] : [];
  const rest = value % 100;
  if (rest === 0) return words.join("");
  if (rest < 20) return [...words, ONES[rest]].join(" ");
  const ones = rest % 10 === 0 ? "" : `-${ONES[rest % 10]}`;
  return [...words, `${TENS[Math.floor(rest / 10)]}${ones}`].join(" ");
}
