import { afterEach, expect, it, vi } from "vitest";
import {
  addJob,
  currentJobs,
  dismissedJobs,
  dismissJob,
  forgetJob,
  hasEnded,
  isUnderWay,
  recallJobs,
} from "./jobs";

afterEach(() => {
  for (const { id } of currentJobs()) dismissJob(id);
});

it("forgets what an interrupted job left when it is stopped", () => {
  const discard = vi.fn();
  addJob({ title: "Pause 3 campaigns", where: "Kestrel Air", total: 3 })({
    state: "interrupted",
    actions: { discard },
  });
  const [job] = currentJobs();
  if (!job) throw new Error("There is no job");
  expect([isUnderWay(job), hasEnded(job)]).toEqual([false, false]);
  forgetJob(job.id);
  expect(discard).toHaveBeenCalledOnce();
  expect(currentJobs()).toEqual([]);
});

it("brings back what was dismissed, with its undo", () => {
  const undo = vi.fn();
  addJob({ title: "Pause 3 campaigns", where: "Kestrel Air", total: 3 })({
    state: "finished",
    actions: { undo },
  });
  for (const { id } of currentJobs()) dismissJob(id);
  expect(currentJobs()).toEqual([]);
  recallJobs();
  expect(currentJobs()[0]?.actions.undo).toBe(undo);
  expect(dismissedJobs()).toEqual([]);
});
