import * as notes from "@/lib/ads/endpoints/note-evaluations";
import { findPost } from "../../ads/posts/store";
import { problems } from "../pipeline/problems";
import { platformRoute } from "../pipeline/route";

export const noteEvaluationRoutes = [
  platformRoute(notes.create, ({ body: { note_text: note, post_id: id }, store: { connection } }) => {
    if (!findPost(connection, id)) throw problems.notFound("post", "post_id", id);
    return { data: { claim_opinion_score: scoreOf(note) } };
  }),
];

const OPINION = /\b(i think|i feel|in my opinion|should|best|worst|terrible|great|stupid|always|never)\b/gi;

/** A source makes a claim of a note, words of judgement an opinion. */
function scoreOf(note: string): number {
  const judgements = [...note.matchAll(OPINION)].length + [...note.matchAll(/!/g)].length;
  const sources = [...note.matchAll(/https?:\/\/\S+/g)].length;
  const score = 0.4 + judgements * 0.2 - sources * 0.3;
  return Number(Math.min(1, Math.max(0, score)).toFixed(2));
}
