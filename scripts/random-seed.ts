// Before each test file: property tests draw the same every time. vitest.config.ts provides the seed.
import fc from "fast-check";
import { inject } from "vitest";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject("randomSeed") });
