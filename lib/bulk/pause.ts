/** Holds work up between two of its steps, until a person lets it go on. */
export class Pause {
  #end: (() => void) | undefined;
  #ended: Promise<void> = Promise.resolve();

  get on(): boolean {
    return this.#end !== undefined;
  }

  begin(): void {
    if (this.on) return;
    this.#ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  end(): void {
    this.#end?.();
    this.#end = undefined;
  }

  /** Resolves when the work may go on: at once, unless it is held up. An abort ends the pause. */
  async over(signal: AbortSignal): Promise<void> {
    if (!this.on || signal.aborted) return;
    const end = () => this.end();
    signal.addEventListener("abort", end, { once: true });
    await this.#ended;
    signal.removeEventListener("abort", end);
  }
}
