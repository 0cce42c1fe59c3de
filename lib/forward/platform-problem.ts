import "server-only";
import * as z from "zod";

/** Words for people; what is longer is no refusal of a service that means well. */
const text = z.string().max(10_000);

/** How version 2 of the platform refuses (`application/problem+json`). */
const problem = z.object({
  title: text,
  type: text,
  detail: text.optional(),
  errors: z
    .array(z.object({ message: text, parameters: z.record(z.string(), z.unknown()).default({}) }))
    .optional()
    .catch(undefined),
});

/** What kind of problem it is: the last segment of its type, or its title where it has no type of its own. */
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
