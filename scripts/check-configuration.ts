// Says what is wrong with the configuration before anything is built or started.
import { checkConfiguration } from "../lib/check-configuration";

checkConfiguration();
