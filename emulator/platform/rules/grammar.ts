import { RULE_MAX } from "@/lib/ads/endpoints/stream-rules";
import { OPERATORS } from "./operators";

/** Words, quoted texts, and both together as in `url:"a b"`. */
const TERMS = /(?:"[^"]*"|[^\s()"])+/g;
const OPERATOR = /^-?([A-Za-z_]+):(.*)$/s;

/** Why a rule is none; undefined for one that is. */
export function ruleFault(rule: string): string | undefined {
  if (rule.length > RULE_MAX) return `Rules must be no longer than ${RULE_MAX} characters.`;
  if (rule.trim() === "") return "Rules must not be empty.";
  if ([...rule.matchAll(/"/g)].length % 2 !== 0) return "A quotation mark is not closed.";
  if (!isBalanced(rule.replace(/"[^"]*"/g, ""))) return "A parenthesis is without its partner.";
  const terms: readonly string[] = rule.match(TERMS) ?? [];
  for (const term of terms) {
    const fault = termFault(term);
    if (fault !== undefined) return fault;
  }
  const words = terms.filter((term) => term !== "OR");
  if (words.every((term) => term.startsWith("-"))) return "Rules must hold something that is not negated.";
  return undefined;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** What is wrong with one term: an operator that there is not, or that does not take this value. */
function termFault(term: string): string | undefined {
  const [, operator, written = ""] = OPERATOR.exec(term) ?? [];
  // An address is a word.
  if (operator === undefined || /^https?$/.test(operator)) return undefined;
  const operand = OPERATORS.get(operator);
  if (!operand) return `Reference to invalid operator '${operator}'.`;
  const value = /^"([^"]*)"$/.exec(written)?.[1] ?? written;
  if (operand.fits(value)) return undefined;
  return `Invalid value '${value}' for operator '${operator}': expected ${operand.takes}.`;
}
