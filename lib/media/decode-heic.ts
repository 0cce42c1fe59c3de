import startLibheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";

let started: ReturnType<typeof startLibheif> | undefined;

/**
 * The first picture of a HEIC file in RGBA, upright. Two megabytes of code: import this module only once a file needs
 * it, and in a worker.
 *
 * @throws when the file is damaged
 */
export async function decodeHeic(bytes: ArrayBuffer): Promise<ImageData> {
  started ??= startLibheif();
  const images = new started.HeifDecoder().decode(bytes);
  try {
    const image = images.find((each) => each.is_primary()) ?? images[0];
    if (!image) throw new Error("The file holds no picture");
    const [width, height] = [image.get_width(), image.get_height()];
    const data = new Uint8ClampedArray(width * height * 4);
    await new Promise<void>((resolve, reject) => {
      image.display({ data, width, height }, (shown) =>
        shown ? resolve() : reject(new Error("The picture cannot be decoded")),
      );
    });
    return new ImageData(data, width, height);
  } finally {
    for (const image of images) image.free();
  }
}
