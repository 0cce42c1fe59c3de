/** Runs once when a server starts: a wrong configuration ends it here, in one readable message. */
export async function register() {
  const { env } = await import("@/lib/env");
  try {
    env.APP_URL;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
