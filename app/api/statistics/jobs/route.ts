import { answerJobs } from "@/lib/statistics-reader/answer-jobs";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerJobs(request);
}
