// Says what is wrong with the configuration before anything is built or started.
import { checkConfiguration } from "../lib/env";

checkConfiguration();
