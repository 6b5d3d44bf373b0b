import type { Infer } from '@vinejs/vine/types'
import { isDuplicate } from '#core/database/failures'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#procurement/shared/publish_change'
import PaymentTerm from '#procurement/payment_terms/models/payment_term'
import { partsOf } from './parts_of.js'
import type { createPaymentTermValidator, updatePaymentTermValidator } from './validator.js'

type Changes = Infer<typeof updatePaymentTermValidator>

/** Adds a term. @throws AppError 422 for a code that is taken or parts that are not the whole */
export async function createPaymentTerm(
  uow: UnitOfWork,
  input: Infer<typeof createPaymentTermValidator>
) {
  const term = new PaymentTerm().useTransaction(uow.trx)
  term.merge({ active: true, version: 1, createdBy: uow.actor.id })
  await fill(uow, term, input)
  await uow.audit({ action: 'create', ...about(term), after: term.toAudit() })
  publishChange(uow, 'payment-terms', term.id, 'create')
  return term
}

/** Changes a locked term; orders that name it follow from now on. */
export async function updatePaymentTerm(uow: UnitOfWork, term: PaymentTerm, input: Changes) {
  const before = term.toAudit()
  term.version++
  await fill(uow, term, input)
  await uow.audit({ action: 'update', ...about(term), before, after: term.toAudit() })
  publishChange(uow, 'payment-terms', term.id, 'update')
}

/** Deletes a term that no order names. @throws AppError 409 IN_USE */
export async function deletePaymentTerm(uow: UnitOfWork, term: PaymentTerm) {
  const order = await uow.trx
    .from('purchase_orders')
    .where('payment_term_id', term.id)
    .select('id')
    .first()
  if (order) throw conflict('IN_USE')
  await term.delete()
  await uow.audit({ action: 'delete', ...about(term), before: term.toAudit() })
  publishChange(uow, 'payment-terms', term.id, 'delete')
}

/** The term with its parts, locked until the unit ends. @throws AppError 404, 412 */
export async function lockPaymentTerm(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<PaymentTerm> {
  const term = await PaymentTerm.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!term) throw notFound()
  await checkVersion(term, expectedVersion, uow.trx)
  await term.load('parts')
  return term
}

async function fill(uow: UnitOfWork, term: PaymentTerm, { parts, ...plain }: Changes) {
  const rows = parts && partsOf(parts)
  term.merge(plain)
  term.updatedBy = uow.actor.id
  await term.save().catch((error) => {
    throw isDuplicate(error) ? invalid({ code: ['taken'] }) : error
  })
  if (rows) {
    await term.related('parts').query().delete()
    await term.related('parts').createMany(rows.map((row, i) => ({ ...row, position: i + 1 })))
  }
  await term.load('parts')
}

const about = (term: PaymentTerm) => ({
  entityType: 'payment_term',
  entityId: term.id,
  label: term.code,
})
