/** Files through which control passes from the click on “Pause” of a campaign to the wire, each with how it hands on. */
export const PAUSE_WALK: readonly (readonly [file: string, handsOn: string])[] = [
  ["components/campaigns/campaign-panel.tsx", "onTogglePause(planned)"],
  ["components/campaigns/campaigns-view.tsx", "onTogglePause={actions.togglePause}"],
  ["components/campaigns/use-save-campaign.ts", "void save(campaign"],
  ["components/records/use-save-record.ts", "saveRecord(saving"],
  ["lib/records/save-record.ts", "saving.send("],
  ["lib/ads/client.tsx", "return inTurn("],
  ["lib/ads/in-turn.ts", "work()"],
  ["lib/ads/lost-answers.ts", "send()"],
  ["lib/ads/call.ts", "await exchange("],
  ["lib/ads/transport.ts", "await fetch("],
];

/**
 * The files of a walk, each once.
 *
 * @throws Error where a file does not hand on as the walk does, so that the walk has to be repeated
 */
export function filesOfWalk(
  walk: typeof PAUSE_WALK,
  files: readonly { readonly path: string; readonly text: string }[],
): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const [file, handsOn] of walk) {
    if (!texts.get(file)?.includes(handsOn)) throw new Error(`${file} does not hand on by ${handsOn}`);
  }
  return [...new Set(walk.map(([file]) => file))];
}
