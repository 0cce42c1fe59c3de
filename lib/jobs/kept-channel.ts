/** On which tabs, and workers, tell each other that something which the device keeps has changed. */
export const keptChannel = (key: string) => new BroadcastChannel(`kept ${key}`);

/** Tells everybody else who shows it that it has changed. */
export function tellKept(key: string): void {
  const channel = keptChannel(key);
  channel.postMessage(null);
  channel.close();
}
