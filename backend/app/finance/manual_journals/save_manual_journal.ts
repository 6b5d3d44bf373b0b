import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { createRows } from '#core/database/many_rows'
import { nextNumber } from '#core/numbering/next_number'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { journalLines } from './journal_lines.js'
import ManualJournal from './manual_journal.js'
import ManualJournalLine from './manual_journal_line.js'
import { MANUAL_JOURNALS } from './number_series.js'
import { recordJournal } from './record_journal.js'
import type { createJournalValidator, updateJournalValidator } from './validator.js'

type Changes = Infer<typeof updateJournalValidator>

/** Writes a journal as a draft. @throws AppError 422 as `journalLines`, and on days */
export async function createJournal(uow: UnitOfWork, input: Infer<typeof createJournalValidator>) {
  const journal = new ManualJournal().useTransaction(uow.trx)
  journal.merge({ ...emptyColumns(ManualJournal), status: 'draft', totalMinor: 0, version: 1 })
  journal.createdBy = uow.actor.id
  journal.number = await nextNumber(uow.trx, MANUAL_JOURNALS, Number(today().slice(0, 4)))
  await fill(uow, journal, input)
  await recordJournal(uow, 'create', journal, { after: journal.toAudit() })
  return journal
}

/** Changes a locked draft or rejected journal. @throws AppError 422 as above */
export async function updateJournal(uow: UnitOfWork, journal: ManualJournal, input: Changes) {
  const before = journal.toAudit()
  journal.version++
  await fill(uow, journal, input)
  await recordJournal(uow, 'update', journal, { before, after: journal.toAudit() })
}

/** Deletes a locked draft; the audit log keeps its number. */
export async function deleteJournal(uow: UnitOfWork, journal: ManualJournal) {
  const before = journal.toAudit()
  await ManualJournalLine.query({ client: uow.trx }).where('manualJournalId', journal.id).delete()
  await journal.delete()
  await recordJournal(uow, 'delete', journal, { before })
}

async function fill(uow: UnitOfWork, journal: ManualJournal, { lines, ...plain }: Changes) {
  journal.merge(plain)
  if (journal.reversesOn && journal.reversesOn <= journal.journalOn)
    throw invalid({ reversesOn: ['beforeStart'] })
  await requireUnlocked(uow, 'ledger', { day: journal.journalOn, field: 'journalOn' })
  const priced = lines && (await journalLines(uow, lines))
  if (priced)
    journal.totalMinor = priced.reduce((sum, { amountMinor }) => sum + Math.max(0, amountMinor), 0)
  journal.updatedBy = uow.actor.id
  journal.refreshSearchText()
  await journal.save()
  if (!priced) return
  await ManualJournalLine.query({ client: uow.trx }).where('manualJournalId', journal.id).delete()
  const rows = priced.map((line) => ({ ...line, manualJournalId: journal.id }))
  await createRows(uow.trx, ManualJournalLine, rows)
  await journal.load('lines')
}
