/** What can happen to one request on its way, in tests of what survives all of it. */
export const FAULTS = [
  "allowance used up",
  "allowance used up, without saying until when",
  "overloaded",
  "broken",
  "slow",
  "cut before it arrived",
  "cut after it took effect",
  "answer that is no JSON",
  "wrong count",
  "half the count",
  "token revoked",
  "renderer killed",
  "renderer killed after it took effect",
] as const;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A list of customers in many spellings, with lines without a person. */
export function customerList(rows: number, random: () => number): string[] {
  const pick = (...choices: string[]) => choices[Math.floor(random() * choices.length)] ?? "";
  return Array.from({ length: rows }, () => {
    const number = Math.floor(random() * rows * 1.2);
    const mail = `person.${number}@mail${number % 7}.example`;
    const phone = String(171_000_0000 + number);
    const email = pick(mail, ` ${mail.toUpperCase()} `, mail.replace("p", "P"), "", "nobody at home");
    const handle = pick(`@User_${number}`, `user_${number}`, "", "not a handle");
    return `${email},${pick(`0${phone}`, `+49 ${phone}`, `0049${phone}`, "", "12")},${handle}`;
  });
}
