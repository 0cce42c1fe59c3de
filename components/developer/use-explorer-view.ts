import { createParser, parseAsString, useQueryStates } from "nuqs";
import type { Typed } from "@/lib/developer/fields";

const serialize = (given: Typed) => new URLSearchParams(given).toString();

const parseAsGiven = createParser<Typed>({
  parse: (text) => Object.fromEntries(new URLSearchParams(text)),
  serialize,
  eq: (a, b) => serialize(a) === serialize(b),
});

const inAddress = {
  q: parseAsString.withDefault(""),
  endpoint: parseAsString,
  /** The values of its parameters, as far as they may be in an address. */
  with: parseAsGiven.withDefault({}),
};

/** The view of the API explorer, stored in the address. */
export function useExplorerView() {
  const [{ q, endpoint, with: given }, setValues] = useQueryStates(inAddress);
  return {
    search: q,
    endpoint,
    given,
    setSearch: (text: string) => void setValues({ q: text }),
    choose: (name: string | null) => void setValues({ endpoint: name, with: null }, { history: "push" }),
    setGiven: (next: Typed) => void setValues({ with: next }),
  };
}
