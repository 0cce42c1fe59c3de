import { holdToTheDocument } from "./testing/any-request";
import { operations } from "./testing/openapi";

await holdToTheDocument(operations.filter(({ method }) => method === "GET"));
