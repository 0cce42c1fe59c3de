/** Something that keeps what is built from being saved, or is worth a second look. */
export interface BuilderProblem {
  /** The `data-field` of where it is put right. */
  readonly field: string;
  /** What is missing or wrong, as a sentence. */
  readonly message: string;
  /** The part of several that it is in, "Slide 2": said in lists of problems. */
  readonly where?: string | undefined;
  /** Nothing was entered yet: shown at the field only once saving was tried. */
  readonly empty?: boolean;
}
