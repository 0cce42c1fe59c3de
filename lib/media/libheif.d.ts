/** The part of libheif-js that is used; its own types have the C functions only. */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  interface Pixels {
    /** RGBA, row by row. */
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }

  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills the pixels; calls back with null when it cannot. */
    display(pixels: Pixels, done: (filled: Pixels | null) => void): void;
    free(): void;
  }

  export default function startLibheif(): {
    readonly HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] };
  };
}
