import db from '@adonisjs/lucid/services/db'
import { CachedTable } from '#core/live/cached_table'
import { toDate } from '#core/database/instants'
import type { SectionState } from './section_status.js'

/** Every section by its key, in the memory of each process. */
export const sectionStates = new CachedTable<ReadonlyMap<string, SectionState>>({
  name: 'sections',
  initial: new Map(),
  maxAge: 1000,
  read: async () => {
    const rows = await db.from('sections')
    return new Map(rows.map((row) => [row.key, stateOf(row)]))
  },
})

function stateOf(row: Record<string, any>): SectionState {
  return {
    enabled: Boolean(row.enabled),
    maintenanceMode: Boolean(row.maintenance_mode),
    maintenanceMessage: row.maintenance_message,
    maintenanceMessageAr: row.maintenance_message_ar,
    from: row.from_at && toDate(row.from_at).getTime(),
    to: row.to_at && toDate(row.to_at).getTime(),
  }
}
