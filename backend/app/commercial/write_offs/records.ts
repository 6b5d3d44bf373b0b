import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { publishChange } from '#commercial/shared/publish_change'
import WriteOff from './write_off.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const WRITE_OFF = 'write_off'

/** Writes to the audit log what a step did, and notifies open pages. */
export async function recordWriteOff(
  uow: UnitOfWork,
  action: string,
  writeOff: WriteOff,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const { id: entityId, number: label } = writeOff
  await uow.audit({ action, entityType: WRITE_OFF, entityId, label, ...changes })
  await bookDocument(uow, WRITE_OFF, entityId)
  publishChange(uow, 'write-offs', entityId, action)
}

export async function saveWriteOff(uow: UnitOfWork, writeOff: WriteOff) {
  writeOff.merge({ version: writeOff.version + 1, updatedBy: uow.actor.id })
  await writeOff.save()
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockWriteOff(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<WriteOff> {
  const writeOff = await WriteOff.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!writeOff) throw notFound()
  await checkVersion(writeOff, expectedVersion, uow.trx)
  return writeOff
}
