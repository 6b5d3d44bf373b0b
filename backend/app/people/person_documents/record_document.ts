import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import PersonDocument from './person_document.js'

/** `entity_type` of the audit log, and `ownerType` of the files. */
export const PERSON_DOCUMENT = 'person_document'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages of HR. The label names no number. */
export async function recordDocument(
  uow: UnitOfWork,
  action: string,
  document: PersonDocument,
  changes: Changes
) {
  const { id, employeeId, documentKindId } = document
  const person = await uow.trx.from('employees').where('id', employeeId).select('number').first()
  const kind = await uow.trx.from('document_kinds').where('id', documentKindId).first()
  const label = `${person?.number ?? employeeId} · ${kind?.name ?? documentKindId}`
  await uow.audit({ action, entityType: PERSON_DOCUMENT, entityId: id, label, ...changes })
  const data = { resource: 'person-documents', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'employees.private', data }))
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockDocument(uow: UnitOfWork, id: number, expectedVersion: number) {
  const query = PersonDocument.query({ client: uow.trx }).where('id', id)
  const document = await query.forUpdate().first()
  if (!document) throw notFound()
  await checkVersion(document, expectedVersion, uow.trx)
  return document
}
