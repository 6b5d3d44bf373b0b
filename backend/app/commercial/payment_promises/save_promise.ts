import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { checkVersion } from '#core/http/version'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#commercial/shared/publish_change'
import { moneyIn } from '#commercial/invoices/actions/price_invoice'
import type Invoice from '#commercial/invoices/models/invoice'
import PaymentPromise from './payment_promise.js'
import { keptOf } from './promise_status.js'
import type { createPromiseValidator } from './validator.js'

/**
 * Notes what a client has promised to pay of a locked invoice; one promise at a time.
 * @throws AppError 409 for a draft or credit note, or while another promise is pending; 422 on `amount`, `dueOn`
 */
export async function createPromise(
  uow: UnitOfWork,
  invoice: Invoice,
  input: Infer<typeof createPromiseValidator>
): Promise<PaymentPromise> {
  if (!invoice.number || invoice.type === 'credit_note') throw conflict('INVOICE_NOT_ISSUED')
  if (input.dueOn < today()) throw invalid({ dueOn: ['inPast'] })
  const amountMinor = moneyIn(input.amount, invoice.currency, 'amount')
  if (amountMinor <= 0) throw invalid({ amount: ['range'] })
  if (amountMinor > invoice.balanceMinor) throw invalid({ amount: ['aboveBalance'] })
  await requireNonePending(uow, invoice)
  const last = await uow.trx.from('invoice_settlements').max('id as id').first()
  const promise = new PaymentPromise().useTransaction(uow.trx)
  const { clientId, clientName, currency } = invoice
  promise.merge({
    ...emptyColumns(PaymentPromise),
    ...{ invoiceId: invoice.id, clientId, clientName, currency, amountMinor, dueOn: input.dueOn },
    ...{ promisedBy: input.promisedBy ?? null, note: input.note ?? null },
    afterSettlementId: Number(last?.id ?? 0),
    version: 1,
    createdBy: uow.actor.id,
    updatedBy: uow.actor.id,
  })
  await promise.save()
  await record(uow, 'create', promise, { after: promise.toAudit() })
  return promise
}

async function requireNonePending(uow: UnitOfWork, { id }: Invoice) {
  const open = await PaymentPromise.query({ client: uow.trx })
    .where('invoiceId', id)
    .whereNull('cancelledOn')
    .where('dueOn', '>=', today())
  const kept = await keptOf(open, uow.trx)
  if (open.some((one) => kept.get(one.id)!.status === 'pending')) throw conflict('PROMISE_OPEN')
}

/** Takes a promise back that no longer counts. @throws AppError 404, 409 when it was taken back, 412 */
export async function cancelPromise(
  uow: UnitOfWork,
  { id, expectedVersion, reason }: { id: number; expectedVersion: number; reason: string }
): Promise<PaymentPromise> {
  const promise = await PaymentPromise.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .first()
  if (!promise) throw notFound()
  await checkVersion(promise, expectedVersion, uow.trx)
  const kept = await keptOf([promise], uow.trx)
  // what was kept or broken stays on record
  if (kept.get(id)!.status !== 'pending') throw conflict('CONFLICT')
  const before = promise.toAudit()
  promise.merge({
    cancelledOn: today(),
    cancelReason: reason,
    version: promise.version + 1,
    updatedBy: uow.actor.id,
  })
  await promise.save()
  await record(uow, 'cancel', promise, { before, after: promise.toAudit() })
  return promise
}

async function record(
  uow: UnitOfWork,
  action: string,
  promise: PaymentPromise,
  changes: { before?: Record<string, unknown>; after: Record<string, unknown> }
) {
  const about = { entityType: 'payment_promise', entityId: promise.id, label: promise.clientName }
  await uow.audit({ action, ...about, ...changes })
  publishChange(uow, 'payment-promises', promise.id, action)
}
