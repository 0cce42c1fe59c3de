import { readFileFacts } from "@/lib/media/file-facts";
import type { PixelSize } from "@/lib/media/ratio";
import { serverFetch } from "./fetch-in-page";

/** The pixels of the image behind an address; undefined where there is none. */
async function sizeOf(address: string): Promise<PixelSize | undefined> {
  try {
    const answer = await serverFetch(address);
    return (await readFileFacts(new File([await answer.arrayBuffer()], "image"))).size;
  } catch {
    return undefined;
  }
}

async function load(image: HTMLImageElement, address: string): Promise<void> {
  const size = await sizeOf(address);
  if (size) {
    Object.defineProperties(image, {
      naturalWidth: { value: size.width, configurable: true },
      naturalHeight: { value: size.height, configurable: true },
    });
  }
  image.dispatchEvent(new Event(size ? "load" : "error"));
}

/** Resolves once an image is there, whose loading has begun. */
function decode(this: HTMLImageElement): Promise<void> {
  return new Promise((resolve, reject) => {
    this.addEventListener("load", () => resolve());
    this.addEventListener("error", () => reject(new DOMException("It cannot be decoded", "EncodingError")));
  });
}

/** Lets scripts load images, which jsdom does not, to find out their pixels. What pages only draw is not loaded. */
export function loadImages(): void {
  HTMLImageElement.prototype.decode = decode;
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    get(this: HTMLImageElement) {
      return this.getAttribute("src") ?? "";
    },
    set(this: HTMLImageElement, address: string) {
      this.setAttribute("src", address);
      void load(this, address);
    },
    configurable: true,
  });
}
