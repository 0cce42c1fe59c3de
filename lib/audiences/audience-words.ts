/** Types of audiences (advertising specification, Resources: Custom audience; WEB from public material). */
const TYPES: Readonly<Record<string, string>> = {
  CRM: "Customer list",
  FLEXIBLE: "Flexible",
  MOBILE_AUDIENCE: "Mobile app",
  WEB: "Website visitors",
};

/** A type in words; an unknown one is unchanged. */
export function audienceTypeName(type: string): string {
  return TYPES[type] ?? type;
}

const LEVELS: Readonly<Record<string, string>> = { READ_ONLY: "Read only", READ_WRITE: "Read and write" };

/** A permission level in words. */
export function levelName(level: string): string {
  return LEVELS[level] ?? level;
}
