import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LatestNews } from "./latest-news";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("reports at intervals, the latest of what came in between", () => {
  const reported: number[] = [];
  const news = new LatestNews<number>(100, (state) => reported.push(state));
  news.now(1, false);
  news.now(2, false);
  vi.advanceTimersByTime(50);
  news.now(3, false);
  expect(reported).toEqual([1]);
  vi.advanceTimersByTime(50);
  expect(reported).toEqual([1, 3]);
  vi.advanceTimersByTime(1_000);
  expect(reported).toEqual([1, 3]);
  news.now(4, false);
  expect(reported).toEqual([1, 3, 4]);
});

it("reports urgent news at once, once, and nothing after its end", () => {
  const reported: number[] = [];
  const news = new LatestNews<number>(100, (state) => reported.push(state));
  news.now(1, false);
  news.now(2, false);
  news.now(3, true);
  expect(reported).toEqual([1, 3]);
  news.now(4, false);
  news.end();
  vi.advanceTimersByTime(1_000);
  expect(reported).toEqual([1, 3]);
  expect(news.latest).toBe(4);
});
