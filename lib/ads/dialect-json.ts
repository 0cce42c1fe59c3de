/** A translation of the names and values of JSON to another vocabulary. */
export interface Wording {
  readonly name: (name: string) => string;
  /** `name` is the neutral one, and empty for items of a list. */
  readonly value: (name: string, value: string) => string;
  /** The neutral name of a name in the text. */
  readonly neutral: (name: string) => string;
  /** Whether values with a neutral name are words of the service. */
  readonly isCoded: (name: string) => boolean;
  /** Translates the message of an error, if it is not left unchanged. */
  readonly message?: (text: string) => string;
}

interface Frame {
  readonly isObject: boolean;
  /** The name of the values here, in neutral words. */
  name: string;
  /** The name of this object or list. */
  readonly within: string;
  readonly inErrors: boolean;
  /** The top level of a text: in an error, the message there describes the error itself. */
  readonly isRoot: boolean;
  expectsName: boolean;
  /** The parameter that an error names, in neutral words. */
  parameter: string | undefined;
}

/** An unclosed string extends to the end: otherwise each quote in it would start another search. */
const PARTS = /"[^"\\]*(?:\\(?:.|$)[^"\\]*)*(?:"|$)|[{}[\],]/gs;

/** A change in a history has its previous and new fields under these keys. */
const TRANSPARENT = new Set(["before", "after"]);
const ERROR_LISTS = new Set(["errors", "operation_errors"]);

/**
 * Translates the names and coded values of a JSON text to another vocabulary and leaves every other character as it
 * is: numbers keep their digits, texts their escapes. Invalid JSON gives some output that the next parser refuses.
 */
export function rewordJson(text: string, wording: Wording): string {
  const stack: Frame[] = [];
  return text.replace(PARTS, (part) => {
    const frame = stack.at(-1);
    if (part === "{" || part === "[") {
      stack.push(frameIn(frame, part === "{"));
      return part;
    }
    if (part === "}" || part === "]") {
      stack.pop();
      return part;
    }
    if (part === ",") {
      if (frame?.isObject) frame.expectsName = true;
      return part;
    }
    if (!frame) return part;
    const string = unquoted(part);
    if (string === undefined) return part;
    const said = frame.expectsName ? sayName(frame, string, wording) : sayValue(frame, string, wording);
    return said === string ? part : JSON.stringify(said);
  });
}

function frameIn(frame: Frame | undefined, isObject: boolean): Frame {
  const within = frame?.name ?? "";
  return {
    isObject,
    within,
    name: within,
    isRoot: frame === undefined,
    inErrors: frame !== undefined && (frame.inErrors || ERROR_LISTS.has(frame.name)),
    expectsName: isObject,
    parameter: undefined,
  };
}

function unquoted(part: string): string | undefined {
  if (part.length < 2 || !part.endsWith('"')) return undefined;
  if (!part.includes("\\")) return part.slice(1, -1);
  try {
    return String(JSON.parse(part));
  } catch {
    return undefined;
  }
}

function sayName(frame: Frame, string: string, { name, neutral }: Wording): string {
  frame.expectsName = false;
  frame.name = TRANSPARENT.has(string) ? frame.within : neutral(string);
  return name(string);
}

const MESSAGES = new Set(["message", "detail"]);

function sayValue(frame: Frame, string: string, wording: Wording): string {
  if ((frame.inErrors || frame.isRoot) && MESSAGES.has(frame.name)) {
    return wording.message?.(string) ?? string;
  }
  if (!frame.inErrors) return wording.isCoded(frame.name) ? wording.value(frame.name, string) : string;
  switch (frame.name) {
    case "parameter":
    case "attribute":
      frame.parameter = wording.neutral(string);
      return wording.name(string);
    case "code":
    case "resource_type":
      return wording.value(frame.name, string);
    case "value":
      return frame.parameter !== undefined && wording.isCoded(frame.parameter)
        ? wording.value(frame.parameter, string)
        : string;
    default:
      return string;
  }
}
