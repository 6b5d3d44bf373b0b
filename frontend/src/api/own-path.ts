/**
 * Whether an address that came from outside (a notification, a query) is a page of this portal.
 * `//host`, backslashes and `javascript:` lead elsewhere; so do blanks in between, which the address
 * bar drops: "/<tab>/host" would become "//host".
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(address)
}
