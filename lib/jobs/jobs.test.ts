import { afterEach, expect, it, vi } from "vitest";
import {
  addJob,
  dismissedJobStore,
  dismissJob,
  forgetJob,
  isUnderWay,
  jobHasEnded,
  jobStore,
  recallJobs,
} from "./jobs";

afterEach(() => {
  for (const { id } of jobStore.get()) dismissJob(id);
});

it("forgets what an interrupted job left when it is stopped", () => {
  const discard = vi.fn();
  addJob({ title: "Pause 3 campaigns", where: "Kestrel Air", total: 3 })({
    state: "interrupted",
    actions: { discard },
  });
  const [job] = jobStore.get();
  if (!job) throw new Error("There is no job");
  expect([isUnderWay(job), jobHasEnded(job)]).toEqual([false, false]);
  forgetJob(job.id);
  expect(discard).toHaveBeenCalledOnce();
  expect(jobStore.get()).toEqual([]);
});

it("brings back what was dismissed, with its undo", () => {
  const undo = vi.fn();
  addJob({ title: "Pause 3 campaigns", where: "Kestrel Air", total: 3 })({
    state: "finished",
    actions: { undo },
  });
  for (const { id } of jobStore.get()) dismissJob(id);
  expect(jobStore.get()).toEqual([]);
  recallJobs();
  expect(jobStore.get()[0]?.actions.undo).toBe(undo);
  expect(dismissedJobStore.get()).toEqual([]);
});
