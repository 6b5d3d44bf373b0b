import { DateTime } from 'luxon'
import { conflict, notFound } from '#core/base/app_error'
import { deleteFile } from '#core/storage/delete_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import VendorStatementItem from './models/vendor_statement_item.js'
import type VendorStatement from './models/vendor_statement.js'
import { recordStatement, saveStatement } from './records.js'

/** Ends a comparison: every difference has been explained. @throws AppError 409 VENDOR_STATEMENT_UNEXPLAINED */
export async function agree(uow: UnitOfWork, one: VendorStatement, note: string | null) {
  if (one.unexplained)
    throw conflict('VENDOR_STATEMENT_UNEXPLAINED', { params: { count: String(one.unexplained) } })
  const before = one.toAudit()
  one.merge({ status: 'agreed', note, agreedBy: uow.actor.id, agreedAt: DateTime.utc() })
  await saveStatement(uow, one)
  await recordStatement(uow, 'accept', one, { before, after: one.toAudit() })
}

export async function reopen(uow: UnitOfWork, one: VendorStatement) {
  const before = one.toAudit()
  one.merge({ status: 'open', agreedBy: null, agreedAt: null })
  await saveStatement(uow, one)
  await recordStatement(uow, 'reopen', one, { before, after: one.toAudit() })
}

/** Takes a statement away with its file: the vendor may send it again. */
export async function discard(uow: UnitOfWork, one: VendorStatement) {
  const before = one.toAudit()
  await uow.trx.from('vendor_statement_items').where('vendor_statement_id', one.id).delete()
  await one.delete()
  await deleteFile(uow, one.fileId)
  await recordStatement(uow, 'delete', one, { before })
}

/** Says why both sides differ in a row, or takes it back. @throws AppError 404, 409 where they don't differ */
export async function explain(
  uow: UnitOfWork,
  one: VendorStatement,
  itemId: number,
  explanation: string | null
) {
  const item = await VendorStatementItem.query({ client: uow.trx })
    .where({ id: itemId, vendorStatementId: one.id })
    .first()
  if (!item) throw notFound()
  if (item.differenceMinor === 0) throw conflict('CONFLICT')
  const before = { explanation: item.explanation }
  const wasExplained = item.explanation !== null
  item.merge({ explanation, explainedBy: explanation === null ? null : uow.actor.id })
  await item.save()
  one.unexplained += Number(wasExplained) - Number(explanation !== null)
  await saveStatement(uow, one)
  const about = item.theirNumber ?? item.ourNumber ?? item.outcome
  await recordStatement(uow, 'update', one, {
    before,
    after: { explanation, explained: about },
  })
  return item
}
