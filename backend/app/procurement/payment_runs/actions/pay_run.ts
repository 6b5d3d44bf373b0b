import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import { payBill } from '#procurement/bills/actions/pay_bill'
import { requireFrozenAccounts } from '#procurement/payment_runs/accounts'
import { requireOtherPerson } from '#procurement/payment_runs/duties'
import type PaymentRun from '#procurement/payment_runs/models/payment_run'
import {
  judgeItems,
  requireSoundItems,
  type Judged,
} from '#procurement/payment_runs/proposal/judge'
import { freeBills, recordRun, saveRun } from '#procurement/payment_runs/records'
import { paidByCheque, statedOf } from '#procurement/payment_runs/stated_items'
import type { payRunValidator } from '#procurement/payment_runs/validator'
import { giveRunCheques, requireCheques } from './give_run_cheques.js'
import { lockOrders } from '#procurement/purchase_orders/actions/lock_purchase_order'

/**
 * Records that the bank has paid a locked, approved run, and that its cheques were given: every bill of it, or none.
 * @throws AppError 403 OWN_RUN for who prepared it, OWN_RUN_BILL for who recorded one of its bills or made
 *   or approved the order of one; 409 RUN_BILL_CHANGED naming a bill that was paid or credited since,
 *   RUN_BANK_UNCONFIRMED | RUN_BANK_CHANGED naming the vendor; 422 on `paidOn` and `cheques`
 */
export async function payRun(
  uow: UnitOfWork,
  run: PaymentRun,
  { paidOn = today(), reference = null, cheques = [] }: Infer<typeof payRunValidator>
) {
  requireCheques(run, cheques)
  if (paidOn > today()) throw invalid({ paidOn: ['inFuture'] })
  await requireUnlocked(uow, 'purchasing', { day: paidOn, field: 'paidOn' })
  // whatever changes a bill locks its order first
  const orders = await lockOrders(
    uow,
    run.items.map(({ purchaseOrderId }) => purchaseOrderId)
  )
  await requireOtherPerson(run, 'pay', uow.actor.id, uow.trx)
  const { id: paymentRunId, currency } = run
  const judging = { currency, paidOn, runId: paymentRunId, byCheque: paidByCheque(run) }
  const judged = await judgeItems(uow.trx, statedOf(run), judging)
  requireSoundItems(judged, run.items)
  requireBilled(judged, paidOn)
  await requireFrozenAccounts(uow.trx, run)
  await uow.gatherAudits(async () => {
    for (const [i, item] of run.items.entries()) {
      await payBill(uow, orders.get(item.purchaseOrderId)!, {
        billId: item.purchaseBillId,
        expectedVersion: judged[i]!.bill!.version,
        amount: formatMoney(item.amountMinor, currency),
        discount: item.discountMinor ? formatMoney(item.discountMinor, currency) : null,
        ...{ paidOn, reference: reference ?? run.number, paymentRunId },
        bankAccountId: run.bankAccountId,
      })
    }
    await giveRunCheques(uow, run, { paidOn, cheques })
    await markPaid(uow, run, paidOn, reference)
  })
}

/** A day before that of a bill is refused once for all of them. */
function requireBilled(judged: readonly Judged[], paidOn: string) {
  if (judged.some(({ bill }) => paidOn < bill!.billedOn)) throw invalid({ paidOn: ['beforeBill'] })
}

async function markPaid(
  uow: UnitOfWork,
  run: PaymentRun,
  paidOn: string,
  reference: string | null
) {
  const before = run.toAudit()
  run.merge({ status: 'paid', paidOn, reference, paidBy: uow.actor.id, paidAt: DateTime.utc() })
  await saveRun(uow, run)
  await freeBills(uow, run)
  await recordRun(uow, 'pay', run, { before, after: { ...run.toAudit(), reference } })
}
