import { calls } from '../../test/fake-api'

/** The answer of a list that has these rows and no more. */
export const listOf = (...rows: object[]) => ({
  body: rows,
  headers: { 'x-total-count': String(rows.length) },
})

/** A choice of a list, as `GET /api/lists` gives it. */
export const choice = (value: string, label: string) => ({
  value,
  label,
  labelAr: label,
  active: true,
})

/** What was sent to an address, parsed, in order. */
export function sentTo(method: string, path: string): { body: unknown; ifMatch: unknown }[] {
  return calls
    .filter((call) => call.method === method.toLowerCase() && call.url === path)
    .map(({ data, headers }) => ({
      body: typeof data === 'string' ? JSON.parse(data) : data,
      ifMatch: headers.get('If-Match'),
    }))
}

/** The query of the last call to a list. */
export function lastQuery(path: string): Record<string, string> {
  const url = calls.map((call) => call.url ?? '').findLast((one) => one.startsWith(`${path}?`))
  return Object.fromEntries(new URL(url ?? '', 'http://portal.test').searchParams)
}
