/** The last address of every list with its search, filters and page, while the tab is open. */
const addresses = new Map<string, string>()

export const rememberListAddress = (path: string, search: string) => addresses.set(path, search)

/** Where a link back to a list leads: to the list as it was left. */
export const listAddress = (to: string): string =>
  to.includes('?') ? to : to + (addresses.get(to) ?? '')
