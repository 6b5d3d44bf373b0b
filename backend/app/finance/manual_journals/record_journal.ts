import { notFound } from '#core/base/app_error'
import { bookDocument } from '#core/books/book_document'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ManualJournal from './manual_journal.js'
import { MANUAL_JOURNALS } from './number_series.js'

/** `document_type` of approvals, `entity_type` of the audit log and `kind` in the books. */
export const MANUAL_JOURNAL = MANUAL_JOURNALS.entityType

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a step did, tells the books, and notifies open pages. */
export async function recordJournal(
  uow: UnitOfWork,
  action: string,
  { id, number: label }: ManualJournal,
  changes: Changes
) {
  await uow.audit({ action, entityType: MANUAL_JOURNAL, entityId: id, label, ...changes })
  await bookDocument(uow, MANUAL_JOURNAL, id)
  const data = { resource: 'manual-journals', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'manual-journals.view', data }))
}

/** Saves a journal under its next version. */
export async function saveJournal(uow: UnitOfWork, journal: ManualJournal) {
  journal.merge({ version: journal.version + 1, updatedBy: uow.actor.id })
  await journal.save()
}

/** With its lines, locked until the unit ends. @throws AppError 404, 412 */
export async function lockJournal(uow: UnitOfWork, id: number, expectedVersion: number) {
  const query = ManualJournal.query({ client: uow.trx }).where('id', id).preload('lines')
  const journal = await query.forUpdate().first()
  if (!journal) throw notFound()
  await checkVersion(journal, expectedVersion, uow.trx)
  return journal
}
