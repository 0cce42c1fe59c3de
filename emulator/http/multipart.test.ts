import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readParts } from "./multipart";

const TYPE = "multipart/form-data; boundary=b42";
const form = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.flatMap((part) => [Buffer.from("--b42\r\n"), Buffer.from(part), Buffer.from("\r\n")]));
const END = Buffer.from("--b42--\r\n");
const read = (...parts: (string | Buffer)[]) => readParts(Buffer.concat([form(...parts), END]), TYPE);

const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0, 0x0d, 0x0a, 0x0d, 0x0a]), randomBytes(1_000)]);
const media = (head: string) => Buffer.concat([Buffer.from(`${head}\r\n\r\n`), bytes]);
const bytesOf = async (value: File | string | undefined) =>
  value instanceof File ? Buffer.from(await value.arrayBuffer()) : value;

describe("the parts of a form", () => {
  it.each([
    ["a file name", 'Content-Disposition: form-data; name="media"; filename="a b.png"'],
    [
      "a type alone",
      'Content-Disposition: form-data; name="media"\r\nContent-Type: application/octet-stream',
    ],
    ["neither, where it is the media", 'Content-Disposition: form-data; name="media"'],
    [
      "a type of text, where it is the media",
      'Content-Disposition: form-data; name="media"\r\nContent-Type: text/plain',
    ],
    [
      "both, in other cases",
      "content-type: image/png\r\ncontent-disposition: Form-Data; name=media; filename=a",
    ],
  ])("are files, byte for byte, with %s", async (_, head) => {
    const [[name, value] = []] = read(media(head)) ?? [];
    expect(name).toBe("media");
    expect(await bytesOf(value)).toEqual(bytes);
  });

  it("are texts otherwise, in their order", () => {
    expect(
      read(
        'Content-Disposition: form-data; name="command"\r\n\r\nAPPEND',
        'Content-Disposition: form-data; name="name"\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nZwölf\r\n--b',
        'Content-Disposition: form-data; name="empty"\r\n\r\n',
      ),
    ).toEqual([
      ["command", "APPEND"],
      ["name", "Zwölf\r\n--b"],
      ["empty", ""],
    ]);
  });

  it("may be none, and follow a preamble", () => {
    expect(read()).toEqual([]);
    const text = 'Content-Disposition: form-data; name="a"\r\n\r\n1';
    const whole = Buffer.concat([Buffer.from("hello\r\n"), form(text), END]);
    expect(readParts(whole, 'multipart/form-data; boundary="b42"; charset=utf-8')).toEqual([["a", "1"]]);
  });

  it.each([
    ["is cut short", form('Content-Disposition: form-data; name="a"\r\n\r\n1')],
    ["has a part without a name", Buffer.concat([form("Content-Type: text/plain\r\n\r\n1"), END])],
    ["has a part without a head", Buffer.concat([form("1"), END])],
    ["is none", Buffer.from("a=1")],
    ["has a head of 40 kB", Buffer.concat([form(`Content-Type:${"\t".repeat(40_000)}x\r\n\r\n1`), END])],
  ])("cannot be read of what %s", (_, body) => {
    expect(readParts(body, TYPE)).toBeUndefined();
    expect(readParts(body, "multipart/form-data")).toBeUndefined();
  });
});
