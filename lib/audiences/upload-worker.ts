import { callPrepared } from "@/lib/ads/call-prepared";
import type { DataOf } from "@/lib/ads/endpoint";
import { uploadUsers } from "@/lib/ads/endpoints/custom-audiences";
import { UnreachableError } from "@/lib/ads/errors";
import { CSV_START, csvLine } from "@/lib/csv/cells";
import { firstRowEnd, firstRows } from "@/lib/csv/delimiter";
import { asUtf8, type OlderEncoding } from "@/lib/csv/encoding";
import { type CsvFormat, detectFormat } from "@/lib/csv/format";
import { COLUMNS_MAX } from "@/lib/csv/read-row";
import { TextFile } from "@/lib/csv/text-file";
import { holdForTab, notifyStored, notifyTaken, releaseForTab } from "@/lib/jobs/between-tabs";
import { waitUntil } from "@/lib/time/wait-until";
import type { Piece } from "./batch-pieces";
import { LatestNews } from "./latest-news";
import { MAILBOXES, mailboxProblem } from "./mailboxes";
import { asPast } from "./past-upload";
import { PlainScanner } from "./plain-scanner";
import { BrokenFileError, type FilePosition, prepareBatches } from "./prepare";
import type { ScannedCellProblem, Scanner, ScanSettings } from "./scanner";
import { BatchSender, type Confirmed, type SendState } from "./send-batches";
import { UPLOADS_CHANNEL, UploadJournal } from "./upload-journal";
import type { FromWorker, Report, ToWorker, UnfinishedUpload, UploadTarget } from "./upload-messages";
import { WasmScanner } from "./wasm-scanner";

/** Problems that are listed with their lines; beyond, they are only counted. */
const PROBLEMS_MAX = 100_000;
const PROBLEMS_SHOWN = 50;
/** Between two words about progress. */
const REPORT_MS = 100;
/** A request without an answer for so long is given up; the forward gives up after 60 seconds. */
const ANSWER_MS = 90_000;
const LOCK = "audience-upload";

interface Open {
  readonly name: string;
  /** Its text, converted to UTF-8 if a person chose its encoding. */
  readonly file: Blob;
  /** The encoding it was read with, where it cannot be detected. */
  readonly older: OlderEncoding | undefined;
  readonly target: UploadTarget;
  readonly format: CsvFormat;
  readonly journal: UploadJournal;
}

let open: Open | undefined;
let sender: BatchSender | undefined;
/** Increased with each new task, so that the current one ends. */
let turn = 0;

type OpenFile = Extract<ToWorker, { type: "open" }>;
type SendFile = Extract<ToWorker, { type: "send" }>;

const postToPage = (message: FromWorker) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  handle(data).catch((error: unknown) => {
    if (error instanceof BrokenFileError) postToPage({ type: "broken", why: error.why, line: error.line });
    else postToPage({ type: "unreadable", message: error instanceof Error ? error.message : String(error) });
  });
});
addEventListener("online", () => sender?.hurry());

async function handle(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "open":
      return openFile(message);
    case "check":
      return check(message.settings, message.hasHeader, message.names);
    case "send":
      return send(message);
    case "pause":
      return sender?.pause();
    case "resume":
      return sender?.resume();
    case "cancel":
      return sender?.cancel();
    case "stop-check":
      turn += 1;
  }
}

/** The compiled scanner, or the plain one where the browser refuses WebAssembly. */
function newScanner(): Scanner {
  try {
    return new WasmScanner();
  } catch {
    return new PlainScanner();
  }
}

async function firstText({ file, format }: Pick<Open, "file" | "format">) {
  const head = file.slice(0, 65_536);
  const { bytes } = await new TextFile(head, format.encoding, format.start).read();
  return { bytes, whole: head.size === file.size };
}

async function openFile({ file: chosen, target, delimiter: given, older: said }: OpenFile): Promise<void> {
  turn += 1;
  const mine = turn;
  const journal = await UploadJournal.of(chosen, target);
  const unfinished = await journal.read();
  // The position of an unfinished upload refers to the text as it was decoded then.
  const asked = said ?? unfinished?.older;
  const rewritten = asked === undefined || asked === "windows-1252" ? undefined : asked;
  const file = rewritten === undefined ? chosen : await asUtf8(chosen, rewritten);
  const format = await detectFormat(file, given);
  if (mine !== turn) return;
  if ("refused" in format) return postToPage({ type: "no-text", why: format.refused });
  const { encoding, delimiter } = format;
  const older = rewritten ?? (encoding === "windows-1252" ? encoding : undefined);
  open = { name: chosen.name, file, older, target, format, journal };
  const { bytes, whole } = await firstText(open);
  const read = firstRows(bytes, delimiter, whole, undefined, COLUMNS_MAX + 1);
  const rows = read.map((cells) => cells.slice(0, COLUMNS_MAX));
  const wide = read.some(({ length }) => length > COLUMNS_MAX);
  // In another encoding of the file the stored positions are wrong.
  const fits = unfinished !== undefined && (unfinished.older ?? older) === older;
  postToPage({
    type: "opened",
    file: {
      encoding,
      ...(older !== undefined && { older }),
      size: file.size,
      delimiter,
      rows,
      wide,
      unfinished: fits ? unfinished : undefined,
    },
  });
}

/** The position of the first person. */
async function beginning(from: Open, { delimiter }: ScanSettings, hasHeader: boolean): Promise<FilePosition> {
  const { bytes, whole } = await firstText(from);
  const header = hasHeader ? firstRowEnd(bytes, delimiter, whole) : { bytes: 0, lines: 0 };
  const text = new TextFile(from.file, from.format.encoding, from.format.start);
  await text.read();
  return {
    offset: text.advance(header.bytes),
    line: 1 + from.format.lines + header.lines,
    rows: 0,
    users: 0,
    unusable: 0,
  };
}

async function check(settings: ScanSettings, hasHeader: boolean, names: readonly string[]): Promise<void> {
  if (!open) return;
  turn += 1;
  const mine = turn;
  const { file, format } = open;
  const scanner = newScanner();
  const from = await beginning(open, settings, hasHeader);
  // Half a slot for each eight bytes: few values are shorter.
  const tableSlots = 2 ** Math.min(24, Math.max(16, Math.ceil(Math.log2(file.size / 8 + 1))));
  const collected: ScannedCellProblem[] = [];
  let reportedAt = 0;
  let seen = 0;
  const take = () => {
    const problems = scanner.takeProblems();
    seen += problems.length;
    for (const problem of problems.slice(0, PROBLEMS_MAX - collected.length)) collected.push(problem);
  };
  let batches = 0;
  let bytes = 0;
  const preparation = { file, encoding: format.encoding, settings, from, batchesBefore: 0, tableSlots };
  const prepared = prepareBatches(scanner, preparation, ({ offset, rows }) => {
    take();
    if (performance.now() - reportedAt < REPORT_MS) return;
    reportedAt = performance.now();
    postToPage({ type: "checking", offset, rows });
  });
  for (;;) {
    const next = await prepared.next();
    if (mine !== turn) return;
    if (next.done) {
      take();
      const { rows, users, unusable } = next.value;
      const columns = scanner.columns();
      const { allDuplicatesSeen } = scanner;
      const report: Report = { rows, users, unusable, batches, bytes, columns, allDuplicatesSeen };
      const sorted = collected.sort((a, b) => a.line - b.line || a.column - b.column);
      const problems = problemsCsv(sorted, names);
      const first = sorted.filter(isMalformed).slice(0, PROBLEMS_SHOWN);
      return postToPage({
        type: "checked",
        report,
        problems,
        problemsLeftOut: seen - collected.length,
        first,
      });
    }
    batches += 1;
    bytes += next.value.body.length;
  }
}

/** Other problems are only counted in the table; the download has their positions. */
const isMalformed = ({ problem }: ScannedCellProblem) =>
  problem !== "duplicate" && !MAILBOXES.some((mailbox) => problem === mailboxProblem(mailbox));

/** A report to download: lines and reasons, without values. */
function problemsCsv(problems: readonly ScannedCellProblem[], names: readonly string[]): Blob {
  const lines = problems.map(({ line, column, problem }) =>
    csvLine([String(line), String(column + 1), names[column] ?? "", problem]),
  );
  const header = csvLine(["Line", "Column", "Name", "Problem"]);
  return new Blob([CSV_START, header, ...lines], { type: "text/csv" });
}

async function send(message: SendFile): Promise<void> {
  if (!open) return;
  const { journal } = open;
  turn += 1;
  await alone(async () => {
    await holdForTab(journal.key);
    notifyTaken(journal.key);
    await sendAlone(message).finally(() => {
      releaseForTab(journal.key);
      notifyStored(UPLOADS_CHANNEL);
    });
  });
}

/** No other tab sends it: its stored state is current. */
async function sendAlone({ settings, hasHeader, report, names, after }: SendFile): Promise<void> {
  if (!open) return;
  const { name: fileName, file, older, format, journal, target } = open;
  const before = await journal.read();
  if (after && !before) return postToPage({ type: "taken" });
  if (before && !after) await journal.end(asPast(before));
  const from =
    after && before ? before.confirmed : { batches: 0, place: await beginning(open, settings, hasHeader) };
  const { origin: _, ...place } = target;
  const begunAt = (after && before?.begunAt) ?? Date.now();
  const reached = (confirmed: Confirmed): UnfinishedUpload => ({
    place,
    names,
    fileName,
    ...(older !== undefined && { older }),
    settings,
    hasHeader,
    confirmed,
    report,
    begunAt,
    at: Date.now(),
  });
  const news = new LatestNews<SendState>(REPORT_MS, (state) => postToPage({ type: "sending", state }));
  const mine = new BatchSender(from, {
    now: Date.now,
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    wait: (milliseconds, signal) => waitUntil(Date.now() + milliseconds, signal),
    post: (batch, signal) => post(target, batch, signal),
    store: (confirmed) => journal.write(reached(confirmed)),
    onState: (state) => {
      const last = news.latest;
      const urgent = state.hold?.why !== last?.hold?.why || state.waiting?.until !== last?.waiting?.until;
      news.now(state, urgent);
    },
  });
  sender = mine;
  const batches = prepareBatches(newScanner(), {
    file,
    encoding: format.encoding,
    settings,
    from: from.place,
    batchesBefore: from.batches,
    tableSlots: 0,
  });
  notifyStored(UPLOADS_CHANNEL);
  const finished = await mine.run(batches).finally(() => news.end());
  const last = news.latest;
  const came = last?.confirmed ?? from;
  if (finished) await journal.end(asPast(reached(came)));
  else if (came.batches > 0) await journal.write({ ...reached(came), cancelled: true });
  // Nothing can be resumed if it was cancelled before anything was confirmed.
  else await journal.forget();
  if (!finished || !last) postToPage({ type: "cancelled" });
  else postToPage({ type: "sent", state: last });
}

/** One upload at a time in all tabs of this browser: they share the rate limit, and may have the same file. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  const free = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  if (free) return;
  postToPage({ type: "waiting-for-tab" });
  await navigator.locks.request(LOCK, work);
}

async function post(
  { origin, accountId, audienceId, ...scope }: UploadTarget,
  batch: Piece,
  signal: AbortSignal,
): Promise<DataOf<typeof uploadUsers>> {
  const patience = AbortSignal.timeout(ANSWER_MS);
  const params = { account_id: accountId, custom_audience_id: audienceId };
  try {
    const until = AbortSignal.any([signal, patience]);
    return (await callPrepared(uploadUsers, scope, params, batch.body, { origin, signal: until })).data;
  } catch (cause) {
    if (patience.aborted && !signal.aborted) throw new UnreachableError("No answer in time", { cause });
    throw cause;
  }
}
