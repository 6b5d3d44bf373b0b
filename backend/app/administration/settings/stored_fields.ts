import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Not set by anyone: the version of all of them, and a picture that has an entry of its own. */
const UNLOGGED = ['edition', 'logoFileId']

/** What is stored of the settings, by the names under which the audit log has them. */
export async function storedFields(client: QueryClientContract): Promise<Map<string, unknown>> {
  const rows = await client.from('settings').whereNotIn('key', UNLOGGED).select('key', 'value')
  return new Map(
    rows.flatMap(({ key, value }) => {
      const stored: unknown = JSON.parse(value)
      return key === 'company' ? Object.entries(stored as object) : [[key, stored] as const]
    })
  )
}
