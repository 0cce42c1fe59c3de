import type { BuilderPartProps } from "./builder";

interface Inner<Outer, Draft, Known> {
  readonly draft: Draft;
  readonly known: Known;
  /** Prefix of its fields and of its undo steps, "ads/item1/ad2/post". */
  readonly at: string;
  readonly put: (outer: Outer, next: (draft: Draft) => Draft) => Outer;
  readonly part?: string | undefined;
  readonly showPart?: (part: string) => void;
}

/** The parts of a builder nested in another one, with the same fields as on its own page. */
export const innerParts = <Outer, OuterKnown, Draft, Known>(
  { change, errorAt }: BuilderPartProps<Outer, OuterKnown>,
  { draft, known, at, put, part, showPart = () => {} }: Inner<Outer, Draft, Known>,
): BuilderPartProps<Draft, Known> => ({
  draft,
  known,
  change: (next, { label, run }) =>
    change((outer) => put(outer, next), { label, run: run === undefined ? undefined : `${at} ${run}` }),
  errorAt: (field) => errorAt(`${at}/${field}`),
  part,
  showPart,
  refusal: undefined,
});
