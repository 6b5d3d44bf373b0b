/** Members of a list query that cut out a page: an export has all rows. */
const PAGING = new Set(['_start', '_end'])

/** A query string as the list parser takes it: repeated members become arrays. */
export function queryMembers(query: string): Record<string, string | string[]> {
  const members: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(query)) {
    if (PAGING.has(name)) continue
    const known = members[name]
    members[name] = known === undefined ? value : [known, value].flat()
  }
  return members
}
