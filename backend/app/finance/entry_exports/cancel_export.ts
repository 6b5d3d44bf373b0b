import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type EntryExport from './entry_export.js'
import { recordExport, saveExport } from './records.js'

/** Cancels a locked export: its entries are free for another. Its files stay, to be compared with. */
export async function cancelExport(uow: UnitOfWork, one: EntryExport, reason: string) {
  const before = one.toAudit()
  await uow.trx
    .from('entry_export_items')
    .where('export_id', one.id)
    .update({ held_entry_id: null })
  one.merge({ status: 'cancelled', reason })
  await saveExport(uow, one)
  await recordExport(uow, 'cancel', one, { before, after: one.toAudit() })
}
