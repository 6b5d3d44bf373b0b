import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import type { Language } from '#core/base/language'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import EntryExport from './entry_export.js'
import { freeEntries, type ExportPeriod } from './free_entries.js'
import { ENTRY_EXPORTS } from './number_series.js'
import { recordExport } from './records.js'

export const WRITE_ENTRY_EXPORT = 'finance.write_entry_export'

/**
 * Takes every entry of a period that no export holds, and orders its files. The number is drawn first, so that
 * two exports at once take their turns; the database itself refuses an entry that is held twice.
 * @throws AppError 422 for days out of order or to come, 409 ENTRIES_NONE_LEFT, ENTRIES_TAKEN
 */
export async function createExport(uow: UnitOfWork, period: ExportPeriod, language: Language) {
  if (period.toOn < period.fromOn) throw invalid({ toOn: ['beforeStart'] })
  if (period.toOn > today()) throw invalid({ toOn: ['inFuture'] })
  const one = new EntryExport().useTransaction(uow.trx)
  one.merge({
    ...emptyColumns(EntryExport),
    ...period,
    number: await nextNumber(uow.trx, ENTRY_EXPORTS, Number(today().slice(0, 4))),
    ...{ status: 'queued', language, entryCount: 0, lineCount: 0, totalMinor: 0, version: 1 },
    ...{ createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  await one.save()
  await takeEntries(uow, one)
  await recordExport(uow, 'create', one, { after: one.toAudit() })
  await uow.enqueue({
    type: WRITE_ENTRY_EXPORT,
    title: `Entries ${one.number}`,
    titleAr: `القيود ${one.number}`,
    payload: { exportId: one.id },
  })
  return one
}

async function takeEntries({ trx }: UnitOfWork, one: EntryExport) {
  const { id } = one
  const free = freeEntries(one, trx).select(
    trx.raw('? as export_id', [id]),
    'e.id as entry_id',
    'e.id as held_entry_id'
  )
  const { sql, bindings } = free.toSQL()
  const insert = `INSERT INTO entry_export_items (export_id, entry_id, held_entry_id) ${sql}`
  await trx.rawQuery(insert, [...bindings] as StrictValues[]).catch((error) => {
    throw isDuplicate(error) ? conflict('ENTRIES_TAKEN') : error
  })
  const [taken] = await trx
    .from('entry_export_items as i')
    .join('journal_entries as e', 'e.id', 'i.entry_id')
    .where('i.export_id', id)
    .count('* as count')
    .sum('e.total_minor as total')
  if (!Number(taken.count)) throw conflict('ENTRIES_NONE_LEFT')
  one.merge({ entryCount: Number(taken.count), totalMinor: Number(taken.total) })
  await one.save()
}
