import type { ScanSettings } from "../../lib/audiences/scanner";

const HEADER = "email,phone,handle\n";

/** A row of the list, the same for its number. */
export const row = (number: number) =>
  `Person.${number}@Mail${number % 97}.example.com,+49 171 ${2_000_000 + (number % 7_000_000)},@User_${number}\n`;

export const header = HEADER;
export const begin = { offset: HEADER.length, line: 2, rows: 0, users: 0, unusable: 0 };

export const settings: ScanSettings = {
  delimiter: ",",
  columns: ["email", "phone_number", "handle"],
  country: "DE",
  leftOut: [],
  operation: "Update",
  effectiveAt: null,
  expiresAt: null,
  usersPerOperation: 1,
  operationsPerRequest: 2_500,
};

/** Compares whether two pipelines produced the same bodies in the same order. */
export class Digest {
  text = "";

  async add(body: Uint8Array<ArrayBuffer>): Promise<void> {
    const joined = new Blob([this.text, body]);
    const hash = await crypto.subtle.digest("SHA-256", await joined.arrayBuffer());
    this.text = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
