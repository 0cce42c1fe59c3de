/** What a row of a grid shows. */
export interface GridRecord {
  readonly id: string;
  readonly deleted: boolean;
}
