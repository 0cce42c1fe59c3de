let leaving = new AbortController();
let stays = Promise.resolve();
let stay = () => {};

/**
 * Cancels pending reads and holds back new ones, because the page is being left: between revoking a token and the next
 * page, each would be refused. A page that stays after all resumes them.
 */
export function holdReads(): void {
  if (leaving.signal.aborted) return;
  stays = new Promise((resolve) => {
    stay = resolve;
  });
  leaving.abort();
}

/** Sends what `holdReads` has cancelled or held back. */
export function resumeReads(): void {
  if (!leaving.signal.aborted) return;
  leaving = new AbortController();
  stay();
}

/**
 * Reads, and reads again if the page was about to be left meanwhile but stayed.
 *
 * @param signal the reader's own: once it is aborted, nothing is read again
 */
export async function readUnlessLeaving<T>(
  read: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    await stays;
    const left = leaving.signal;
    try {
      return await read(signal ? AbortSignal.any([signal, left]) : left);
    } catch (error) {
      if (!left.aborted || signal?.aborted) throw error;
    }
  }
}
