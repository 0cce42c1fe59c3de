import "server-only";
import { answerAboutAccount } from "@/lib/account-questions/account-question";
import { list, type StatisticsJob } from "@/lib/ads/endpoints/statistics-jobs";
import { type PageRead, readForPage } from "@/lib/forward/read-for-page";
import { addNumbers, numbersByTime, sumsAsText } from "@/lib/statistics/numbers";
import { JOBS_QUESTION_BYTES_MAX, type JobsAnswer, type JobsQuestion, jobsQuestion } from "./job-question";
import { readJobFile } from "./read-job-file";

/** States that end a job without a result. */
const ENDED_WITHOUT: readonly string[] = ["FAILED", "CANCELLED"];

/**
 * Answers a page's request for the results of jobs (POST to STATISTICS_JOBS_PATH). Their files are on another host,
 * which pages cannot read from, and are read here; their addresses do not leave the server.
 */
export const answerJobs = (request: Request): Promise<Response> =>
  answerAboutAccount(request, {
    schema: jobsQuestion,
    bytesMax: JOBS_QUESTION_BYTES_MAX,
    needs: list,
    answer: (question, { page, accountId }) => answerFor(page, accountId, question),
  });

async function answerFor(page: PageRead, accountId: string, { job_ids }: JobsQuestion): Promise<JobsAnswer> {
  const { data: jobs } = await readForPage(page, list, { account_id: accountId, job_ids });
  const ended = jobs.some(({ status }) => ENDED_WITHOUT.includes(status));
  if (ended || jobs.length < new Set(job_ids).size)
    return { waiting: false, failed: "The service could not compute this.", parts: [] };
  const addresses = jobs.flatMap(addressOf);
  if (addresses.length < jobs.length) return { waiting: true, parts: [] };
  const files = await Promise.all(addresses.map((address) => readJobFile(address, page.signal)));
  const parts = files.flatMap(({ data }) => data.flatMap(({ id_data }) => id_data));
  return {
    waiting: false,
    parts: parts.map(({ segment, metrics }) => ({
      segment: segment && { name: segment.segment_name, value: segment.segment_value },
      sums: sumsAsText(addNumbers(numbersByTime(metrics, 1))),
    })),
  };
}

const addressOf = ({ status, url }: StatisticsJob) => (status === "SUCCESS" && url !== null ? [url] : []);
