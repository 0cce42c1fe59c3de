/** Kinds of mailboxes that do not identify one person, in the order of the numbers of the compiled scanner. */
export const MAILBOXES = ["role", "disposable"] as const;
export type Mailbox = (typeof MAILBOXES)[number];

/** The number of a kind of mailbox in the compiled scanner, from 1. */
export const numberOfMailbox = (mailbox: Mailbox) => MAILBOXES.indexOf(mailbox) + 1;

/** The name of a mailbox among the problems. */
export const mailboxProblem = (mailbox: Mailbox) => `${mailbox} mailbox` as const;

/**
 * Mailboxes of a function instead of a person: those of RFC 2142, and common contact addresses of companies. Names
 * that people use for their own mailbox on a domain of theirs, `mail@` or `me@`, are not included.
 */
export const ROLE_NAMES: readonly string[] = [
  // RFC 2142
  ..."abuse ftp hostmaster info list marketing news noc postmaster sales security support usenet uucp webmaster www".split(
    " ",
  ),
  ..."accounting accounts admin administrator billing bookings careers contact customercare customerservice".split(
    " ",
  ),
  ..."do-not-reply donotreply enquiries feedback finance hello help helpdesk hr inquiries invoice invoices".split(
    " ",
  ),
  ..."it jobs kontakt legal mailer-daemon media newsletter no-reply noreply office order orders".split(" "),
  ..."press privacy purchasing reception recruiting reservations root service shop team unsubscribe".split(
    " ",
  ),
];

/**
 * Domains of temporary mailboxes without registration. Only the best-known services, with the domains that they hand
 * out themselves, and none that people keep for long: forwarding and aliases have a person behind them. A list of
 * every such domain is thousands of lines and ages within weeks; an unknown one is simply not counted.
 */
export const DISPOSABLE_DOMAINS: readonly string[] = [
  ..."mailinator.com mailinator.net mailinator.org mailinator2.com".split(" "),
  ..."guerrillamail.com guerrillamail.net guerrillamail.org guerrillamail.de guerrillamail.biz".split(" "),
  ..."guerrillamail.info guerrillamailblock.com sharklasers.com grr.la pokemail.net spam4.me".split(" "),
  ..."yopmail.com yopmail.fr yopmail.net cool.fr.nf jetable.fr.nf nospam.ze.tc nomail.xl.cx".split(" "),
  ..."10minutemail.com 10minutemail.net 10minutemail.co.uk 20minutemail.com temp-mail.org temp-mail.io".split(
    " ",
  ),
  ..."tempmail.net tempmailo.com tempmail.plus tempmail.dev tempr.email tempinbox.com mytemp.email".split(
    " ",
  ),
  ..."throwawaymail.com trashmail.com trashmail.de trashmail.net trash-mail.com wegwerfmail.de".split(" "),
  ..."wegwerfmail.net wegwerfmail.org wegwerfemail.de byom.de maildrop.cc mailnesia.com mailcatch.com".split(
    " ",
  ),
  ..."mintemail.com mohmal.com getnada.com nada.email dispostable.com discard.email discardmail.com".split(
    " ",
  ),
  ..."discardmail.de fakeinbox.com emailondeck.com moakt.com inboxkitten.com harakirimail.com".split(" "),
  ..."mailexpire.com incognitomail.org getairmail.com spambox.us anonbox.net".split(" "),
  // fakemailgenerator.com
  ..."armyspy.com cuvox.de dayrep.com einrot.com fleckens.hu gustr.com jourrapide.com rhyta.com".split(" "),
  ..."superrito.com teleworm.us".split(" "),
];

const roles = new Set(ROLE_NAMES);
const disposable = new Set(DISPOSABLE_DOMAINS);

/**
 * The kind of a normalised address's mailbox, if it is not a person's. Subdomains count as their domain, and
 * `info+shop` as `info`; one that is both is disposable.
 */
export function mailboxOf(address: string): Mailbox | undefined {
  const sign = address.indexOf("@");
  for (let at = sign; at >= 0; at = address.indexOf(".", at + 1)) {
    if (disposable.has(address.slice(at + 1))) return "disposable";
  }
  const [name = ""] = address.slice(0, sign).split("+", 1);
  return roles.has(name) ? "role" : undefined;
}
