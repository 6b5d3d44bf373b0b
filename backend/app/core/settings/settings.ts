import db from '@adonisjs/lucid/services/db'
import { CachedTable } from '#core/live/cached_table'

const copy = new CachedTable<Record<string, unknown>>({
  name: 'settings',
  initial: {},
  maxAge: 2000,
  read: async () => {
    const rows = await db.from('settings').select('key', 'value')
    return Object.fromEntries(rows.map((row) => [row.key, JSON.parse(row.value)]))
  },
})

/**
 * A setting of the company, or `fallback` while none is stored. Answers from memory and refreshes in
 * the background, so that a check on every request costs no query.
 */
export function setting<Value>(key: string, fallback: Value): Value {
  return (copy.known[key] as Value | undefined) ?? fallback
}

/** Reads all settings now; called at start. */
export const loadSettings = () => copy.reload()

/** Makes a committed change hold here at once and in the other processes within moments. */
export const settingsChanged = () => copy.changed()
