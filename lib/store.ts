/** Listeners that are notified when something outside of React changes; they read the value themselves. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  /** Adds a listener and returns how to remove it, as `useSyncExternalStore` expects. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The parts of a store that a component needs. */
export interface ReadableStore<Value> {
  readonly get: () => Value;
  /** The value for rendering on the server. */
  readonly getInitial: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that lives outside React. Components read it with `useStore` (components/ui/use-store.ts). */
export class Store<Value> implements ReadableStore<Value> {
  readonly #listeners = new Listeners();
  readonly #initial: Value;
  #value: Value;

  /** @param initial also the value on the server */
  constructor(initial: Value) {
    this.#initial = initial;
    this.#value = initial;
  }

  readonly get = (): Value => this.#value;
  readonly getInitial = (): Value => this.#initial;
  readonly subscribe = this.#listeners.subscribe;

  /** Replaces the value and notifies, even if it is the same. */
  set(next: Value): void {
    this.#value = next;
    this.#listeners.notify();
  }

  /** Replaces the value by the result of `change`. */
  update(change: (value: Value) => Value): void {
    this.set(change(this.#value));
  }
}
