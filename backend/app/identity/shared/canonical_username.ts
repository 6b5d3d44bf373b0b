/**
 * The one spelling of a username: NFKC, lower case, letters, digits, dot, dash and underscore.
 * Anything else is no username, so a look-alike (`ádmin`, `ADMIN `) never equals another account:
 * upper case is folded, but blanks and foreign letters are refused rather than repaired.
 */
export function canonicalUsername(text: string): string | null {
  const name = text.normalize('NFKC').toLowerCase()
  return name === text.toLowerCase() && /^[a-z0-9][a-z0-9._-]{1,59}$/.test(name) ? name : null
}
