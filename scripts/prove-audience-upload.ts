// Uploads a million people to the emulator in this process while every fault happens that can, and compares who is in
// the audience with what the list alone gives: `npm run prove-upload`, or with `-- <rows> <seed>`. Takes some minutes.
import process from "node:process";
import { listSettings, uploadUnderFaults } from "../emulator/testing/audience-upload";

const [rows = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const began = performance.now();
const settings = listSettings(2_500, 1);
const run = await uploadUnderFaults({ seed, rows, faults: 30, settings, compiled: true });
const { place, batches } = run.last?.confirmed ?? { place: undefined, batches: 0 };
const missing = [...run.expected].filter((identifier) => !run.members.has(identifier)).length;
const surplus = [...run.members].filter((identifier) => !run.expected.has(identifier)).length;
const even = place !== undefined && place.rows === rows && place.users + place.unusable === rows;
const counted = run.last?.users === place?.users && batches === Math.ceil((place?.users ?? 0) / 2_500);
const lines = [
  `${rows} rows, seed ${seed}, ${Math.round((performance.now() - began) / 1000)} s`,
  `${run.requests} requests for ${batches} batches; the renderer was killed ${run.kills} times`,
  `most requests within a minute: ${run.mostInAMinute}`,
  `identifiers expected ${run.expected.size}, in the audience ${run.members.size}, missing ${missing}, surplus ${surplus}`,
  `rows ${place?.rows} = people ${place?.users} + without identifier ${place?.unusable}`,
];
const good = missing + surplus === 0 && even && counted && run.mostInAMinute <= 1_500;
process.stdout.write(`${lines.join("\n")}\n${good ? "It comes out even." : "IT DOES NOT COME OUT EVEN."}\n`);
process.exitCode = good ? 0 : 1;
