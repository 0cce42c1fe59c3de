import { eventually } from "@/lib/time/test-eventually";

interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** What a page hands the browser to be saved, in the place of the browser's downloads. */
export class Downloads {
  readonly #blobs = new Map<string, Blob>();
  readonly #saved: { readonly name: string; readonly blob: Blob }[] = [];
  readonly #restore: () => void;

  constructor() {
    const [{ click }, { createObjectURL }] = [HTMLAnchorElement.prototype, URL];
    URL.createObjectURL = (blob: Blob) => {
      const address = `blob:${location.origin}/${this.#blobs.size}`;
      this.#blobs.set(address, blob);
      return address;
    };
    const saved = this.#saved;
    const blobOf = (address: string) => this.#blobs.get(address);
    HTMLAnchorElement.prototype.click = function () {
      const blob = blobOf(this.href);
      if (blob && this.download) saved.push({ name: this.download, blob });
      else click.call(this);
    };
    this.#restore = () => {
      HTMLAnchorElement.prototype.click = click;
      URL.createObjectURL = createObjectURL;
    };
  }

  /** The next file, once it is saved; its text without a byte order mark. */
  async next(): Promise<SavedFile> {
    const { name, blob } = await eventually(() => {
      const file = this.#saved.shift();
      if (!file) throw new Error("No file was saved");
      return file;
    });
    return { name, text: await blob.text() };
  }

  end(): void {
    this.#restore();
  }
}
