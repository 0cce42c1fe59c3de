import { readFile } from "node:fs/promises";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The environment that a test file asks for in its first comment, as Vitest reads it. */
const ASKED = /@vitest-environment\s+([\w-]+)/;

const environmentOf = async ({ moduleId, project }: TestSpecification) =>
  ASKED.exec(await readFile(moduleId, "utf8"))?.[1] ?? project.config.environment;

/**
 * Vitest's own order, but the files of a project that have the same environment follow each other. Vitest ends a worker
 * as soon as the next file needs another environment: with the two kinds mixed, every third file would make a document
 * and load React and the other packages for itself.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    const environments = new Map(
      await Promise.all(inOrder.map(async (file) => [file, await environmentOf(file)] as const)),
    );
    const groups = new Map<string, TestSpecification[]>();
    for (const file of inOrder) {
      const group = `${file.project.name} ${environments.get(file)}`;
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}
