import type { UserEvent } from "@testing-library/user-event";

class HeldItem {
  readonly #blobs: Readonly<Record<string, Blob>>;
  constructor(blobs: Readonly<Record<string, Blob>>) {
    this.#blobs = blobs;
  }
  async held(): Promise<[string, string][]> {
    return Promise.all(
      Object.entries(this.#blobs).map(
        async ([type, blob]): Promise<[string, string]> => [type, await blob.text()],
      ),
    );
  }
}

/** The clipboard of the test's browser: what pages write into it, and what a person copies and pastes. */
export class TestClipboard {
  readonly #user: UserEvent;
  #held: ReadonlyMap<string, string> = new Map();

  constructor(user: UserEvent) {
    this.#user = user;
    const clipboard = {
      writeText: async (text: string) => this.put(text),
      readText: async () => this.text(),
      write: async (items: readonly HeldItem[]) => {
        this.#held = new Map((await Promise.all(items.map((item) => item.held()))).flat());
      },
    };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
    Object.assign(globalThis, { ClipboardItem: HeldItem });
  }

  text(): string {
    return this.#held.get("text/plain") ?? "";
  }

  /** The cells of the table that was copied beside the text. */
  table(): string[][] {
    const page = new DOMParser().parseFromString(this.#held.get("text/html") ?? "", "text/html");
    return [...page.querySelectorAll("tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent ?? ""),
    );
  }

  /** What another program copies. */
  put(text: string): void {
    this.#held = new Map([["text/plain", text]]);
  }

  /** Ctrl+C: what is selected, unless the page puts something else in its place. */
  async copy(): Promise<void> {
    await this.#user.keyboard("{Control>}c{/Control}");
    const held = new Map<string, string>();
    const clipboardData = { setData: (type: string, text: string) => held.set(type, text) };
    const event = Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData });
    (document.activeElement ?? document.body).dispatchEvent(event);
    if (event.defaultPrevented) {
      // A page that cannot write at once does it later by itself.
      if (held.size > 0) this.#held = held;
    } else if (selectedText()) this.put(selectedText());
  }

  /** Ctrl+V. */
  async paste(): Promise<void> {
    await this.#user.keyboard("{Control>}v{/Control}");
    await this.#user.paste(this.text());
  }
}

function selectedText(): string {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    return String(getSelection());
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
}
