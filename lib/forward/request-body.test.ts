import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { readRequestBody } from "./request-body";

/** A request with this text as its body, and a declared length. */
function announcing(length: number, body: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers["content-length"] = String(length);
  request.push(body);
  request.push(null);
  return request;
}

it("D13 takes a body of the announced length, and no other", async () => {
  await expect(readRequestBody(announcing(4, "body"))).resolves.toEqual({ bytes: Buffer.from("body") });
  await expect(readRequestBody(announcing(5, "body"))).resolves.toBe("incomplete");
  await expect(readRequestBody(announcing(3, "body"))).resolves.toBe("incomplete");
});
