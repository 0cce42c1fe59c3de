// Compiles regular expressions over digits into one minimal automaton. Understood are digits, \d, classes, groups,
// alternatives, `?` and counted repeats: what the metadata of libphonenumber is written in.

/**
 * @typedef {{ readonly eps: number[], readonly steps: { readonly digits: number, readonly to: number }[] }} Node
 * @typedef {{ readonly patterns: readonly string[], readonly accepts: (matched: ReadonlySet<number>) => boolean }} Language
 *   the digits of which some patterns match all, and a rule about which
 */

/** The states of an automaton; languages that are added share what they have in common. */
export class DigitAutomaton {
  /** For each state ten numbers: twice the next state, plus one where that one accepts; 0 leads nowhere. */
  rows = [Array(10).fill(0)];
  /** @type {Map<string, number>} */
  #known = new Map([[this.rows[0].join(), 0]]);

  /** @param {Language} language @returns {number} the state it begins in */
  add({ patterns, accepts }) {
    /** @type {Node[]} */
    const nodes = [];
    const ends = patterns.map(() => nodes.push({ eps: [], steps: [] }) - 1);
    const starts = patterns.map((pattern, at) => new Pattern(pattern, nodes).compile(ends[at] ?? 0));
    const memo = new Map();
    /** @param {readonly number[]} from @returns {number} as in a row */
    const visit = (from) => {
      const closed = closure(nodes, from);
      const key = closed.join();
      const known = memo.get(key);
      if (known !== undefined) return known;
      const row = Array.from({ length: 10 }, (_, digit) => {
        const next = closed.flatMap((node) =>
          (nodes[node]?.steps ?? []).filter(({ digits }) => (digits >> digit) & 1).map(({ to }) => to),
        );
        return next.length === 0 ? 0 : visit(next);
      });
      const matched = new Set(ends.flatMap((end, at) => (closed.includes(end) ? [at] : [])));
      const entry = 2 * this.#state(row) + (accepts(matched) ? 1 : 0);
      memo.set(key, entry);
      return entry;
    };
    return visit(starts) >> 1;
  }

  /**
   * @param {ReadonlyMap<string, number>} begins states by the digits that lead to them, none the beginning of another
   * @returns {number} the state it begins in
   */
  addPrefixes(begins) {
    const row = Array.from({ length: 10 }, (_, digit) => {
      const inner = new Map(
        [...begins].flatMap(([to, at]) => (to[0] === String(digit) ? [[to.slice(1), at]] : [])),
      );
      return inner.size === 0 ? 0 : 2 * (inner.get("") ?? this.addPrefixes(inner));
    });
    return this.#state(row);
  }

  /** @param {number[]} row */
  #state(row) {
    const key = row.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.rows.length);
    return this.rows.push(row) - 1;
  }
}

/** @param {string} pattern @returns {string} the digits with which a text that it matches can begin */
export function firstDigits(pattern) {
  /** @type {Node[]} */
  const nodes = [{ eps: [], steps: [] }];
  const start = new Pattern(pattern, nodes).compile(0);
  const steps = closure(nodes, [start]).flatMap((node) => nodes[node]?.steps ?? []);
  return "0123456789"
    .split("")
    .filter((digit) => steps.some(({ digits }) => (digits >> Number(digit)) & 1))
    .join("");
}

/** @param {readonly Node[]} nodes @param {readonly number[]} from */
function closure(nodes, from) {
  const reached = new Set(from);
  for (const node of reached) for (const next of nodes[node]?.eps ?? []) reached.add(next);
  return [...reached].sort((a, b) => a - b);
}

class Pattern {
  #at = 0;

  /** @param {string} text @param {Node[]} nodes */
  constructor(text, nodes) {
    this.text = text;
    this.nodes = nodes;
  }

  /** @param {number} end the node to arrive at @returns {number} the node to begin at */
  compile(end) {
    const start = this.#alternatives()(end);
    if (this.#at !== this.text.length) throw new Error(`"${this.text}" has "${this.text[this.#at]}"`);
    return start;
  }

  /** @returns {(end: number) => number} */
  #alternatives() {
    const choices = [this.#sequence()];
    while (this.#take("|")) choices.push(this.#sequence());
    return (end) => this.#node({ eps: choices.map((choice) => choice(end)), steps: [] });
  }

  /** @returns {(end: number) => number} */
  #sequence() {
    /** @type {((end: number) => number)[]} */
    const parts = [];
    while (this.#at < this.text.length && !"|)".includes(this.text[this.#at] ?? "")) {
      const atom = this.#atom();
      const [least, most] = this.#repeats();
      parts.push((end) => {
        let start = end;
        for (let count = most; count > 0; count -= 1) {
          const once = atom(start);
          start = count > least ? this.#node({ eps: [once, end], steps: [] }) : once;
        }
        return start;
      });
    }
    return (end) => parts.reduceRight((next, part) => part(next), end);
  }

  /** @returns {(end: number) => number} */
  #atom() {
    if (this.#take("(?:") || this.#take("(")) {
      const inner = this.#alternatives();
      if (!this.#take(")")) throw new Error(`"${this.text}" has an open group`);
      return inner;
    }
    const match = /^(?:\\d|\[([\d-]+)\]|\d)/.exec(this.text.slice(this.#at));
    if (!match) throw new Error(`"${this.text}" has "${this.text[this.#at]}"`);
    this.#at += match[0].length;
    const digits = match[0] === "\\d" ? 0x3ff : bitsOf(match[1] ?? match[0]);
    return (to) => this.#node({ eps: [], steps: [{ digits, to }] });
  }

  /** @returns {[number, number]} */
  #repeats() {
    if (this.#take("?")) return [0, 1];
    const match = /^\{(\d+)(?:,(\d+))?\}/.exec(this.text.slice(this.#at));
    if (!match) return [1, 1];
    this.#at += match[0].length;
    return [Number(match[1]), Number(match[2] ?? match[1])];
  }

  /** @param {string} text */
  #take(text) {
    if (!this.text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** @param {Node} node */
  #node(node) {
    return this.nodes.push(node) - 1;
  }
}

/** @param {string} members digits and ranges of a class */
function bitsOf(members) {
  let bits = 0;
  for (const [, from = "", to = from] of members.matchAll(/(\d)(?:-(\d))?/g)) {
    for (let digit = Number(from); digit <= Number(to); digit += 1) bits |= 1 << digit;
  }
  return bits;
}
