import { answerReach } from "@/lib/statistics-reader/answer-reach";

export const dynamic = "force-dynamic";

export function POST(request: Request) {
  return answerReach(request);
}
