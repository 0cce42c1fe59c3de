import { createServer } from "node:http";
import { expect, it } from "vitest";
import { fetchInPage } from "./fetch-in-page";

it("asks any number of times with one signal, which still ends what is under way", async () => {
  const server = createServer((request, response) => {
    if (request.url !== "/held") response.end("answered");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on("warning", note);
  try {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port");
    const fetch = fetchInPage(`http://127.0.0.1:${address.port}`, new AbortController().signal);
    const controller = new AbortController();
    const { signal } = controller;
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await (await fetch("/quick", { signal })).text()).toBe("answered");
    }
    const held = fetch("/held", { signal });
    controller.abort();
    await expect(held).rejects.toThrow(/aborted/);
    // Warnings are reported in their own task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(warnings).toEqual([]);
  } finally {
    process.off("warning", note);
    server.closeAllConnections();
    server.close();
  }
});
