import { readFile } from "node:fs/promises";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The order of test files: within a project those of one environment follow one another. A worker serves files for as
 * long as the next one has its environment; at each change it ends, and the one that takes its place has to make a
 * document and load React and the project's modules again.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    const sorted = await super.sort(files);
    const environments = await Promise.all(sorted.map(environmentOf));
    for (const [at, file] of sorted.entries()) {
      const group = `${file.project.name} ${environments[at]}`;
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}

/** The environment that a file asks for in its first lines; empty for its project's own. */
async function environmentOf({ moduleId }: TestSpecification): Promise<string> {
  const text = await readFile(moduleId, "utf8");
  return /@vitest-environment\s+([\w-]+)/.exec(text)?.[1] ?? "";
}
