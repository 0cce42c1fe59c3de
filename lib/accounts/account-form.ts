import * as accounts from "@/lib/ads/endpoints/accounts";
import { brokenRuleOf, type FormReading, problemsAt } from "@/lib/forms/form-reading";
import { tidyName } from "@/lib/text/visible-name";

/** What can be changed of an account, as the form holds it. */
interface AccountTyped {
  name: string;
  /** Empty for none, and for one that cannot be chosen. */
  industry_type: (typeof accounts.INDUSTRY_TYPES)[number] | "";
}

export const accountTyped = ({
  name,
  industry_type,
}: Pick<accounts.Account, "name" | "industry_type">): AccountTyped => ({
  name,
  industry_type: accounts.INDUSTRY_TYPES.find((type) => type === industry_type) ?? "",
});

/** What a form changes of an account that is known. */
export function readAccount({ name, industry_type }: AccountTyped, known: AccountTyped) {
  return {
    problems: problemsAt({
      name: name === "" ? "An account needs a name." : brokenRuleOf(accounts.update.params.shape.name, name),
    }),
    input: {
      ...(name !== known.name && { name }),
      ...(industry_type !== known.industry_type && industry_type !== "" && { industry_type }),
    },
  } satisfies FormReading<keyof AccountTyped, object>;
}

/** A sandbox account that is asked for; an empty name or industry leaves it to the service. */
export interface AccountWish extends AccountTyped {
  /** Who makes it, and becomes its admin. */
  handle: string;
  /** With something to try things out with: a funding source and paused campaigns. */
  trial: boolean;
}

/** What is wrong with the form of a new account, and what it asks for. */
export function readAccountWish(typed: AccountWish) {
  const name = tidyName(typed.name);
  return {
    problems: problemsAt({
      name: name === "" ? undefined : brokenRuleOf(accounts.update.params.shape.name, name),
    }),
    input: { ...typed, name },
  } satisfies FormReading<keyof AccountWish, AccountWish>;
}
