import net from "node:net";

/** `localhost` means either of these, and a browser takes the first that answers. */
const loopback = ["127.0.0.1", "::1"];

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether it is free on this machine
 */
export async function isFree(port) {
  const answers = await Promise.all(loopback.map((host) => listen(port, host)));
  return !answers.includes("taken");
}

/**
 * @param {number} from
 * @returns {Promise<number>} the first free port from there on
 */
export async function nextFreePort(from) {
  for (let port = from; port < from + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${from} and ${from + 99}.`);
}

/**
 * A port the system has just found free, for servers that live as long as a test run.
 *
 * @returns {Promise<number>}
 */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<"free" | "taken" | "no such address">}
 */
function listen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error) =>
      resolve("code" in error && error.code === "EADDRINUSE" ? "taken" : "no such address"),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve("free")));
  });
}
