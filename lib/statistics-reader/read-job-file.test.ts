import { expect, it } from "vitest";
import { mayReadFile } from "./read-job-file";

it.each([
  ["https://files.example/stats_job_1.json.gz", true],
  // The emulator's own file, under the other name of this machine.
  ["http://localhost:4010/advertiser-api-async-analytics/stats_job_1.json.gz", true],
  ["http://files.example/stats_job_1.json.gz", false],
  ["https://169.254.169.254/latest/meta-data", false],
  ["https://[::1]/x", false],
  ["file:///etc/passwd", false],
  ["ftp://files.example/x", false],
  ["/relative", false],
])("of %s: read %s", (address, may) => {
  expect(mayReadFile(address)).toBe(may);
});
