/** A query as it was read: what it asks of a post. */
export type Query =
  | { readonly all: readonly Query[] }
  | { readonly any: readonly Query[] }
  | { readonly not: Query }
  /** `from:mara` has an operator; a word, a text in quotes, a hashtag, a name or a cashtag has none. */
  | { readonly operator: string | undefined; readonly value: string };

/** Words, quoted texts, both together as in `url:"a b"`, and parentheses with the sign in front of them. */
const TOKENS = /-?\(|\)|(?:"[^"]*"|[^\s()"])+/g;
const OPERATOR = /^([A-Za-z_]+):(.*)$/s;

/** The words and the parentheses of a query, in its order. */
export const tokensOf = (text: string): readonly string[] => text.match(TOKENS) ?? [];

/** Whether a token is a condition on posts, not an operator or a parenthesis. */
export const isTerm = (token: string): boolean => token !== "OR" && !/^-?\($|^\)$/.test(token);

/** The operator of a term and its value without quotes; words and addresses have none. */
export function readTerm(term: string): { operator: string | undefined; value: string } {
  const [, operator, written = ""] = OPERATOR.exec(term) ?? [];
  if (operator === undefined || /^https?$/.test(operator)) return { operator: undefined, value: term };
  return { operator, value: /^"([^"]*)"$/.exec(written)?.[1] ?? written };
}

interface Group {
  readonly isNegated: boolean;
  /** What is between one OR and the next. */
  readonly alternatives: Query[][];
}

/** Why tokens belong together in no way; undefined when they do. */
export function orderFault(tokens: readonly string[]): string | undefined {
  let before = "(";
  for (const token of [...tokens, ")"]) {
    const isOpen = before === "(" || before === "-(" || before === "OR";
    if (isOpen && token === "OR") return "OR stands between two terms.";
    if (isOpen && token === ")")
      return before === "OR" ? "OR stands between two terms." : "A group holds nothing.";
    if (token === "-") return "A minus stands before a term.";
    before = token;
  }
  return undefined;
}

/**
 * What a query that is in order (grammar.ts) asks for. Terms beside each other must all fit, which binds more closely
 * than OR (public documentation, Building queries).
 */
export function parseQuery(text: string): Query {
  const groups: Group[] = [{ isNegated: false, alternatives: [[]] }];
  const add = (query: Query) => groups.at(-1)?.alternatives.at(-1)?.push(query);
  for (const token of tokensOf(text)) {
    if (token === "OR") groups.at(-1)?.alternatives.push([]);
    else if (token.endsWith("(") && !isTerm(token))
      groups.push({ isNegated: token.startsWith("-"), alternatives: [[]] });
    else if (token === ")") {
      const group = groups.length > 1 ? groups.pop() : undefined;
      if (group) add(group.isNegated ? { not: joined(group) } : joined(group));
    } else add(token.startsWith("-") ? { not: readTerm(token.slice(1)) } : readTerm(token));
  }
  return joined(groups[0] ?? { isNegated: false, alternatives: [] });
}

function joined({ alternatives }: Group): Query {
  const any = alternatives.map((all): Query => (all.length === 1 && all[0] ? all[0] : { all }));
  return any.length === 1 && any[0] ? any[0] : { any };
}

/**
 * The words of a text in small letters, as a search separates them, with a space around each: whether one text has
 * the words of another beside each other is then whether it contains them.
 */
export const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}\p{M}_]+|\p{Extended_Pictographic}/gu) ?? []).join(" ")} `;
