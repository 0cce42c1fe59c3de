// Visitors who send all but the last byte of a long body, and wait.
import { once } from "node:events";
import { connect } from "node:net";
import { memoryOf } from "./child";
import type { Setting } from "./instances";
import { alone, megabytes, type Row } from "./measure";

const VISITORS = 300;
const BODY = Buffer.alloc(9_900_000, "x");
const ASKED = 20;

export async function heldBodies({ start }: Setting): Promise<Row> {
  const dashboard = await start();
  const { host, port } = new URL(dashboard.url);
  await (await fetch(`${dashboard.url}/sign-in`)).arrayBuffer();
  const before = memoryOf(dashboard);
  const head = `POST /sign-in HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${BODY.length + 1}\r\n\r\n`;
  const sockets = Array.from({ length: VISITORS }, () => {
    // Who is refused is cut off in the middle of sending.
    const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
    socket.write(head);
    socket.write(BODY);
    socket.resume();
    return socket;
  });
  let slowest = 0;
  let most = 0;
  for (let asked = 0; asked < ASKED; asked += 1) {
    const began = performance.now();
    await (await fetch(`${dashboard.url}/api/health`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - began);
    most = Math.max(most, memoryOf(dashboard));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const gone = sockets.map((socket) => socket.destroyed || once(socket, "close"));
  for (const socket of sockets) socket.destroy();
  await Promise.all(gone);
  return alone(
    `Memory that ${VISITORS} bodies of 9.9 MB add at most, each held at its last byte; slowest health meanwhile`,
    `${megabytes(most - before)}, ${Math.round(slowest)} ms`,
    "< 100 MB, < 200 ms",
  );
}
