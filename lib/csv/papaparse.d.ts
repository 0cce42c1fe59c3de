/** The part of papaparse that tests hold the reader against; the package brings no types. */
declare module "papaparse" {
  interface Options {
    readonly delimiter?: string;
    readonly newline?: string;
  }
  const papaparse: {
    readonly parse: (text: string, options?: Options) => { readonly data: string[][] };
    readonly unparse: (rows: readonly (readonly string[])[], options?: Options) => string;
  };
  export default papaparse;
}
