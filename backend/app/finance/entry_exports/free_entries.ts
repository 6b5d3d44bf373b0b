import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface ExportPeriod {
  fromOn: string
  toOn: string
}

/** Entries of a period that no export holds. */
export const freeEntries = ({ fromOn, toOn }: ExportPeriod, client: QueryClientContract) =>
  client
    .from('journal_entries as e')
    .where('e.is_posted', true)
    .whereBetween('e.posted_on', [fromOn, toOn])
    .whereNotExists((held) =>
      held.from('entry_export_items as i').whereColumn('i.held_entry_id', 'e.id')
    )

/** How many entries the next export of a period would hold. */
export async function countFree(period: ExportPeriod): Promise<number> {
  const [row] = await freeEntries(period, db.connection()).count('* as count')
  return Number(row.count)
}
