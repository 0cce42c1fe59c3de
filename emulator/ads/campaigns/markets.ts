/** Countries that an advertiser of a time zone sells to, as they are written in campaign names. */
const MARKETS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "America/Bogota": ["CO", "EC"],
  "America/Chicago": ["US", "CA"],
  "America/Los_Angeles": ["US", "CA"],
  "America/Mexico_City": ["MX"],
  "America/New_York": ["US"],
  "America/Sao_Paulo": ["BR"],
  "Asia/Kolkata": ["IN"],
  "Asia/Kuwait": ["KW", "SA", "AE"],
  "Asia/Seoul": ["KR"],
  "Asia/Tokyo": ["JP"],
  "Australia/Sydney": ["AU", "NZ"],
  "Europe/Amsterdam": ["NL", "BE"],
  "Europe/Berlin": ["DE", "AT", "CH"],
  "Europe/Helsinki": ["FI"],
  "Europe/London": ["UK", "IE"],
  "Europe/Paris": ["FR", "BE", "CH"],
  "Europe/Rome": ["IT"],
  "Europe/Stockholm": ["SE", "NO", "DK", "FI"],
  "Pacific/Auckland": ["NZ", "AU"],
};

export function marketsOf(timezone: string): readonly [string, ...string[]] {
  return MARKETS[timezone] ?? ["US"];
}
