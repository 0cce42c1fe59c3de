// Before each test file that has a document: what a component does later is waited for with patience, like everything
// else that a busy machine makes slow.
if (typeof document !== "undefined") {
  await import("./quick-elements");
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
