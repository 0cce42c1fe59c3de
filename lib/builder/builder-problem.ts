/** A problem that prevents saving a draft, or advice. */
export interface BuilderProblem {
  /** The `data-field` of the field to fix. */
  readonly field: string;
  /** The problem, as a sentence. */
  readonly message: string;
  /** The part of several that it is in, "Slide 2": shown in lists of problems. */
  readonly where?: string | undefined;
  /** Nothing was entered yet: shown at the field only after an attempt to save. */
  readonly empty?: boolean;
}
