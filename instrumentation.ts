/** Runs once when a server starts. */
export async function register() {
  // Next builds this file for its edge runtime too, in which nothing of ours runs.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { checkConfiguration } = await import("@/lib/env");
    checkConfiguration();
    const { outsideRequests } = await import("@/lib/process-wide");
    outsideRequests();
    const { startStore } = await import("@/lib/start-store");
    await startStore();
  }
}
