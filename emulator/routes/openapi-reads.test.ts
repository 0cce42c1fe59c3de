import { holdToTheDocument } from "./test-any-request";
import { operations } from "./test-openapi";

await holdToTheDocument(operations.filter(({ method }) => method === "GET"));
