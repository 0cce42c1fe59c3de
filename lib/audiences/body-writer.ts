import { type IdentifierKind, KINDS } from "./identifier-kinds";
import { identifierKeyOf, operationFrame, type ScanSettings, UPLOAD_BYTES_MAX } from "./scanner";

export interface UserIdentifier {
  readonly kind: IdentifierKind;
  readonly value: string;
}

const encoder = new TextEncoder();

/** Writes the body of one request, user by user, until its operations or bytes are full. */
export class BodyWriter {
  readonly #frame: { readonly prefix: string; readonly suffix: string };
  readonly #packing: number;
  readonly #most: number;
  #parts: string[] = [];
  #bytes = 1;
  #operations = 0;
  #inOperation = 0;
  users = 0;

  constructor(settings: ScanSettings) {
    this.#frame = operationFrame(settings);
    this.#packing = settings.usersPerOperation;
    this.#most = settings.operationsPerRequest;
  }

  /** Adds a user, with identifiers in the order of kinds; false when the body has no room. */
  add(identifiers: readonly UserIdentifier[]): boolean {
    const user = userJson(identifiers);
    const size = encoder.encode(user).length;
    const { prefix, suffix } = this.#frame;
    if (this.#inOperation === 0) {
      const comma = this.#operations > 0 ? "," : "";
      const needed = comma.length + prefix.length + size + suffix.length + 1;
      if (this.#operations >= this.#most || this.#bytes + needed > UPLOAD_BYTES_MAX) return false;
      this.#operations += 1;
      this.#write(comma + prefix, comma.length + prefix.length);
    } else {
      if (this.#bytes + 1 + size + suffix.length + 1 > UPLOAD_BYTES_MAX) return false;
      this.#write(",", 1);
    }
    this.#write(user, size);
    this.users += 1;
    this.#inOperation += 1;
    if (this.#inOperation >= this.#packing) this.#closeOperation();
    return true;
  }

  /** The finished body; starts a new one. */
  take(): { body: Uint8Array<ArrayBuffer>; users: number } {
    if (this.#inOperation > 0) this.#closeOperation();
    const taken = { body: encoder.encode(`[${this.#parts.join("")}]`), users: this.users };
    this.#parts = [];
    this.#bytes = 1;
    this.#operations = 0;
    this.users = 0;
    return taken;
  }

  #closeOperation(): void {
    this.#write(this.#frame.suffix, this.#frame.suffix.length);
    this.#inOperation = 0;
  }

  #write(text: string, size: number): void {
    this.#parts.push(text);
    this.#bytes += size;
  }
}

function userJson(identifiers: readonly UserIdentifier[]): string {
  const lists = KINDS.flatMap((kind) => {
    const values = identifiers.filter((each) => each.kind === kind).map(({ value }) => inner(value));
    return values.length === 0 ? [] : [`${identifierKeyOf(kind)}${values.join('","')}"]`];
  });
  return `{${lists.join(",")}}`;
}

const inner = (value: string) => JSON.stringify(value).slice(1, -1);
