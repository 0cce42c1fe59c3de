import { connect, type Socket } from "node:net";

const END_OF_HEAD = "\r\n\r\n";
/** With one question at a time on a connection, nothing follows the last chunk of an answer. */
const END_OF_CHUNKS = "\r\n0\r\n\r\n";
const READ_BYTES = 65_536;

/**
 * A connection that asks and discards the answers, into the same 64 kB again and again. With lists of 500 kB a
 * client that keeps, parses or hands on what it reads works more than the servers that are measured, and does so on
 * their processors.
 */
export class Asking {
  readonly #socket: Socket;
  #waiting: { answered: (status: number) => void; failed: (error: Error) => void } | undefined;
  #head = "";
  #status = 0;
  /** Bytes that are still to come; undefined while that is not known. */
  #left: number | undefined;
  #tail = "";

  constructor({ hostname, port }: URL) {
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(READ_BYTES),
        callback: (length, bytes) => {
          this.#read(Buffer.from(bytes.buffer, bytes.byteOffset, length));
          return true;
        },
      },
    });
    this.#socket.on("error", (error) => this.#waiting?.failed(error));
    this.#socket.on("close", () => this.#waiting?.failed(new Error("The connection was closed")));
  }

  /** The status of the answer, once all of it has come. */
  ask(method: string, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((answered, failed) => {
      this.#waiting = { answered, failed };
      this.#head = "";
      this.#left = undefined;
      this.#tail = "";
      this.#socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    const body = this.#status === 0 ? this.#readHead(bytes) : bytes;
    if (!body) return;
    if (this.#left === undefined) {
      this.#tail = (this.#tail + body.subarray(-END_OF_CHUNKS.length).toString("latin1")).slice(
        -END_OF_CHUNKS.length,
      );
      if (this.#tail === END_OF_CHUNKS) this.#finish();
    } else {
      this.#left -= body.length;
      if (this.#left === 0) this.#finish();
    }
  }

  /** What follows the head in `bytes`; undefined while the head is not whole. */
  #readHead(bytes: Buffer): Buffer | undefined {
    const before = this.#head.length;
    this.#head += bytes.toString("latin1");
    const end = this.#head.indexOf(END_OF_HEAD);
    if (end < 0) return undefined;
    this.#status = Number(/^HTTP\/1\.1 (\d{3})/.exec(this.#head)?.[1]);
    const length = /\r\ncontent-length: *(\d+)/i.exec(this.#head.slice(0, end))?.[1];
    this.#left = length === undefined ? undefined : Number(length);
    return bytes.subarray(end + END_OF_HEAD.length - before);
  }

  #finish(): void {
    const status = this.#status;
    this.#status = 0;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.answered(status);
  }
}
