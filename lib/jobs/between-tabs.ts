const releases = new Map<string, () => void>();

const nameOf = (id: string) => `work ${id}`;

/**
 * Takes a piece of work for this tab, so that no other tab of the browser goes on with it too. False when another
 * one has it. The browser lets go of it when the tab is closed or reloaded.
 */
export async function holdForTab(id: string): Promise<boolean> {
  // Browsers have locks wherever they have cryptography; without them it cannot be found out.
  if (releases.has(id) || !navigator.locks) return true;
  return new Promise((resolve) => {
    void navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock === null) return undefined;
      return new Promise<void>((release) => releases.set(id, release));
    });
  });
}

/** Takes a piece of work for this tab once no other has it. Rejects when the signal aborts before. */
export function holdOnceFree(id: string, signal: AbortSignal): Promise<void> {
  if (releases.has(id) || !navigator.locks) return Promise.resolve();
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(nameOf(id), { signal }, () => {
        resolve();
        return new Promise<void>((release) => releases.set(id, release));
      })
      .catch(reject);
  });
}

/** Lets another tab have the work. */
export function releaseForTab(id: string): void {
  releases.get(id)?.();
  releases.delete(id);
}

/** Resolves once no tab has the work, this one included. Rejects when the signal aborts. */
export async function untilReleased(id: string, signal?: AbortSignal): Promise<void> {
  await navigator.locks?.request(nameOf(id), { ...(signal && { signal }) }, () => {});
}

/** Which of some pieces of work a tab of the browser is at now; none where that is unknown. */
export async function heldByTabs(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(ids.filter((id) => names.has(nameOf(id))));
}

/** Notifies the other tabs, which may offer the same work, that this one has taken it or done away with it. */
export const notifyTaken = (id: string): void => notifyOthers(new BroadcastChannel(nameOf(id)));

/** Calls back when another tab takes the work or does away with it, until the function returned is called. */
export function onTakenElsewhere(id: string, then: () => void): () => void {
  const tabs = new BroadcastChannel(nameOf(id));
  tabs.onmessage = () => {
    tabs.close();
    then();
  };
  return () => tabs.close();
}

/** On which tabs, and workers, notify each other that something stored on the device has changed. */
export const storedChannel = (key: string) => new BroadcastChannel(`kept ${key}`);

/** Notifies all others that show it that it has changed. */
export const notifyStored = (key: string): void => notifyOthers(storedChannel(key));

function notifyOthers(channel: BroadcastChannel): void {
  channel.postMessage(null);
  channel.close();
}
