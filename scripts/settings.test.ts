import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./project.mjs";
import { readSettings } from "./settings.mjs";

describe("settings of npm start", () => {
  it("runs the emulator, on this machine only, when no service is configured", () => {
    expect(readSettings({ ADS_URL: "" })).toEqual({
      withEmulator: true,
      port: 3000,
      emulatorPort: undefined,
      host: "127.0.0.1",
      noticeSeconds: 0,
      data: path.join(root, ".data"),
    });
  });

  it("runs no emulator when any address of a service is configured", () => {
    expect(readSettings({ ADS_URL: "https://ads.example" })).toMatchObject({
      withEmulator: false,
      host: "0.0.0.0",
      noticeSeconds: 5,
    });
  });

  it("gives notice for as long as is set, and refuses what is no number of seconds", () => {
    expect(readSettings({ STOP_NOTICE: "20" }).noticeSeconds).toBe(20);
    expect(() => readSettings({ STOP_NOTICE: "5s" })).toThrow(/STOP_NOTICE must be a number of seconds/);
  });

  it.each(["0", "70000", "http", "30.5"])("refuses PORT=%s by name", (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(/PORT must be a port/);
  });
});
