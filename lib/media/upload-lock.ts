const releases = new Map<string, () => void>();

/**
 * Takes an upload for this tab, so that no other tab of the browser goes on with it too. False when another one
 * has it. The browser lets go of it when the tab is closed or reloaded.
 */
export async function holdUpload(id: string): Promise<boolean> {
  // Browsers have locks wherever they have cryptography; without them there is no telling.
  if (releases.has(id) || !navigator.locks) return true;
  return new Promise((resolve) => {
    void navigator.locks.request(`upload ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock === null) return undefined;
      return new Promise<void>((release) => releases.set(id, release));
    });
  });
}

export function releaseUpload(id: string): void {
  releases.get(id)?.();
  releases.delete(id);
}
