import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PAYMENT_RUN } from '#procurement/shared/booked'
import { publishChange } from '#procurement/shared/publish_change'
import PaymentRun from './models/payment_run.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export { PAYMENT_RUN }

/** The entries of the log that make someone who prepared a run. */
export const PREPARING = ['create', 'update', 'submit'] as const

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordRun(
  uow: UnitOfWork,
  action: string,
  run: PaymentRun,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: PAYMENT_RUN, entityId: run.id, label: run.number }
  await uow.audit({ action, ...about, ...changes })
  publishChange(uow, 'payment-runs', run.id, action)
}

export async function saveRun(uow: UnitOfWork, run: PaymentRun) {
  run.version++
  run.updatedBy = uow.actor.id
  await run.save()
}

/**
 * The run with its items and vendors, all of them locked until the unit ends.
 * @throws AppError 404, 412
 */
export async function lockRun(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<PaymentRun> {
  const run = await PaymentRun.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!run) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(run, expectedVersion, uow.trx)
  await run.load('items', (items) => void items.forUpdate())
  await run.load('vendors', (vendors) => void vendors.forUpdate())
  return run
}

/** Its bills are free for another run again. */
export async function freeBills(uow: UnitOfWork, { id }: PaymentRun) {
  await uow.trx.from('payment_run_items').where('payment_run_id', id).update({ live_bill_id: null })
}
