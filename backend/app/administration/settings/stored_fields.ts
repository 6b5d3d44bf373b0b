import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DEMO_REMOVAL, DEMO_SINCE } from '#administration/demo_data/demo_state'

/** Not set by anyone: the version of all of them, and what has entries of its own in the log. */
const UNLOGGED = ['edition', 'logoFileId', DEMO_SINCE, DEMO_REMOVAL]

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
