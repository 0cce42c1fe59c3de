import "server-only";
import * as z from "zod";

/** Text for people; longer text is no genuine refusal. */
const text = z.string().max(10_000);

/** A refusal of version 2 of the platform (`application/problem+json`). */
const problem = z.object({
  title: text,
  type: text,
  detail: text.optional(),
  errors: z
    .array(z.object({ message: text, parameters: z.record(z.string(), z.unknown()).default({}) }))
    .optional()
    .catch(undefined),
});

/** The kind of problem: the last segment of its type, or its title if it has no specific type. */
const codeOf = ({ type, title }: z.output<typeof problem>) =>
  type === "about:blank" ? title : type.slice(type.lastIndexOf("/") + 1) || title;

/** A refusal of the platform in the shape of the advertising service's; undefined for any other body. */
export function readProblem(body: unknown): { readonly errors: readonly object[] } | undefined {
  const { data } = problem.safeParse(body);
  if (!data) return undefined;
  const code = codeOf(data);
  const said = (data.errors ?? []).map(({ message, parameters }) => {
    const [parameter] = Object.keys(parameters);
    return { code, message, ...(parameter !== undefined && { parameter }) };
  });
  return { errors: said.length > 0 ? said : [{ code, message: data.detail ?? data.title }] };
}
