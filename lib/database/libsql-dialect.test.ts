import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { expect, it, onTestFinished, vi } from "vitest";
import { openStoreDatabase } from "./open-database";

it("closes a file that is no store, however often it is asked for", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "flightdeck-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "store.db");
  writeFileSync(file, "This is a letter. ".repeat(100));
  const close = vi.spyOn(Database.prototype, "close");
  onTestFinished(() => close.mockRestore());
  const db = await openStoreDatabase({ kind: "file", file });
  for (let times = 1; times <= 3; times += 1) {
    await expect(db.selectFrom("job").select("id").execute()).rejects.toThrow("file is not a database");
    expect(close).toHaveBeenCalledTimes(times);
  }
});
