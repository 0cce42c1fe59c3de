import { RULE_MAX } from "@/lib/ads/endpoints/stream-rules";
import { OPERATORS } from "./operators";
import { isTerm, orderFault, readTerm, tokensOf } from "./query";

/** Why a rule is none; undefined for one that is. */
export function ruleFault(rule: string): string | undefined {
  if (rule.length > RULE_MAX) return `Rules must be no longer than ${RULE_MAX} characters.`;
  return queryFault(rule);
}

/** Why a text is no query of posts, as a rule is one, and a search; undefined for one that is. */
export function queryFault(rule: string): string | undefined {
  if (rule.trim() === "") return "Rules must not be empty.";
  if ([...rule.matchAll(/"/g)].length % 2 !== 0) return "A quotation mark is not closed.";
  if (!isBalanced(rule.replace(/"[^"]*"/g, ""))) return "A parenthesis is without its partner.";
  const tokens = tokensOf(rule);
  const fault = orderFault(tokens);
  if (fault !== undefined) return fault;
  const terms = tokens.filter(isTerm);
  for (const term of terms) {
    const faulty = termFault(term);
    if (faulty !== undefined) return faulty;
  }
  if (terms.every((term) => term.startsWith("-"))) return "Rules must hold something that is not negated.";
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
  const { operator, value } = readTerm(term.replace(/^-/, ""));
  if (operator === undefined) return undefined;
  const operand = OPERATORS.get(operator);
  if (!operand) return `Reference to invalid operator '${operator}'.`;
  if (operand.fits(value)) return undefined;
  return `Invalid value '${value}' for operator '${operator}': expected ${operand.takes}.`;
}
