// Before the tests that run on both databases: a PostgreSQL server of their own.
import type { TestProject } from "vitest/node";
import { startPostgresServer } from "./postgres-server";

declare module "vitest" {
  interface ProvidedContext {
    /** Where databases may be made; without a path. */
    readonly postgresUrl: string;
  }
}

export default async function startPostgres({ provide }: TestProject) {
  const { url, stop } = await startPostgresServer();
  provide("postgresUrl", url);
  return stop;
}
