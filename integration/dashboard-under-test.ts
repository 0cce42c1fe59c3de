/** Origin and secret of the dashboard under test, in the pages' thread and in the servers'. */
export const DASHBOARD_UNDER_TEST = {
  APP_URL: "http://localhost:3000",
  SESSION_SECRET: "whole-pages-test-secret-of-forty-characters",
  LOG_LEVEL: "silent",
  NODE_ENV: "test",
} as const;
