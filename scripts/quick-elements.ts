/**
 * React's development build captures a stack and a task for every element that it makes, for the addresses in its
 * warnings. Pages make tens of thousands of elements, and a warning fails its test by its text, so none is captured:
 * a fifth of the time.
 */
// React looks for it once, when it is loaded.
Reflect.deleteProperty(console, "createTask");
const React = await import("react");

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const internals: unknown = Reflect.get(React, INTERNALS);
if (internals && typeof internals === "object")
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });

export {};
