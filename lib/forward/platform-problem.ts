import "server-only";
import { z } from "zod";

/** How version 2 of the platform refuses (`application/problem+json`). */
const problem = z.object({
  title: z.string(),
  type: z.string(),
  detail: z.string().optional(),
  errors: z
    .array(z.object({ message: z.string(), parameters: z.record(z.string(), z.unknown()).default({}) }))
    .optional()
    .catch(undefined),
});

/** What kind of problem it is: the last segment of its type, or its title where it has no type of its own. */
const codeOf = ({ type, title }: z.output<typeof problem>) =>
  type === "about:blank" ? title : (/[\w-]+$/.exec(type)?.[0] ?? title);

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
