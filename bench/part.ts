// Runs one part of the benchmarks and prints its rows as JSON: `part.ts signing`.
const [part = ""] = process.argv.slice(2);
const parts: Record<string, () => Promise<unknown>> = {
  signing: async () => (await import("./signing")).signing(),
  forward: async () => (await import("./forward")).forward(),
  server: async () => (await import("./server")).server(),
  grid: async () => (await import("./grid")).grid(),
  media: async () => (await import("./media")).media(),
  "large-pictures": async () => (await import("./large-pictures")).largePictures(),
  copies: async () => (await import("./copies")).copies(),
  builder: async () => (await import("./builder")).builder(),
  footprint: async () => (await import("./footprint")).footprint(),
  groups: async () => (await import("./groups")).groups(),
  audiences: async () => (await import("./audiences")).audiences(),
  statistics: async () => (await import("./statistics")).statistics(),
  store: async () => (await import("./store")).store(),
  calendar: async () => (await import("./calendar")).calendar(),
  "statistics-grid": async () => (await import("./statistics-grid")).statisticsGrid(),
  charts: async () => (await import("./charts")).charts(),
  openings: async () => (await import("./openings")).openings(),
  emulator: async () => (await import("./emulator")).emulator(),
};
process.stdout.write(JSON.stringify(await parts[part]?.()));
