import type { Infer } from '@vinejs/vine/types'
import { isDuplicate } from '#core/database/failures'
import { conflict, invalid, notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { announce } from '#procurement/live'
import PaymentTerm from '#procurement/models/payment_term'
import { partsOf } from '#procurement/terms/parts_of'
import type { createPaymentTermValidator, updatePaymentTermValidator } from '#procurement/validators/payment_term' // prettier-ignore

type Changes = Infer<typeof updatePaymentTermValidator>

/** Adds a term. @throws AppError 422 for a code that is taken or parts that are not the whole */
export async function createPaymentTerm(
  unit: Unit,
  input: Infer<typeof createPaymentTermValidator>
) {
  const term = new PaymentTerm().useTransaction(unit.trx)
  term.merge({ active: true, version: 1, createdBy: unit.actor.id })
  await fill(unit, term, input)
  await unit.audit({ action: 'create', ...about(term), after: term.toAudit() })
  announce(unit, 'payment-terms', term.id, 'create')
  return term
}

/** Changes a locked term; orders that name it follow from now on. */
export async function updatePaymentTerm(unit: Unit, term: PaymentTerm, input: Changes) {
  const before = term.toAudit()
  term.version++
  await fill(unit, term, input)
  await unit.audit({ action: 'update', ...about(term), before, after: term.toAudit() })
  announce(unit, 'payment-terms', term.id, 'update')
}

/** Deletes a term that no order names. @throws AppError 409 IN_USE */
export async function deletePaymentTerm(unit: Unit, term: PaymentTerm) {
  const order = await unit.trx
    .from('purchase_orders')
    .where('payment_term_id', term.id)
    .select('id')
    .first()
  if (order) throw conflict('IN_USE')
  await term.delete()
  await unit.audit({ action: 'delete', ...about(term), before: term.toAudit() })
  announce(unit, 'payment-terms', term.id, 'delete')
}

/** The term with its parts, locked until the unit ends. @throws AppError 404, 412 */
export async function lockPaymentTerm(unit: Unit, id: number, seen: number): Promise<PaymentTerm> {
  const term = await PaymentTerm.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!term) throw notFound()
  await checkVersion(term, seen, unit.trx)
  await term.load('parts')
  return term
}

async function fill(unit: Unit, term: PaymentTerm, { parts, ...plain }: Changes) {
  const rows = parts && partsOf(parts)
  term.merge(plain)
  term.updatedBy = unit.actor.id
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
