import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { atRate } from '#core/exchange_rates/at_rate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type PaymentRun from '#procurement/payment_runs/models/payment_run'
import type PaymentRunVendor from '#procurement/payment_runs/models/payment_run_vendor'
import { PAYMENT_RUN } from '#procurement/payment_runs/records'
import type { payRunValidator } from '#procurement/payment_runs/validator'
import { giveCheque } from '#procurement/shared/give_cheque'

type Cheques = NonNullable<Infer<typeof payRunValidator>['cheques']>

/** A vendor of which all is withheld gets nothing. */
export const getsCheque = ({ byCheque, amountMinor, withheldMinor }: PaymentRunVendor) =>
  byCheque && amountMinor > withheldMinor

/** @throws AppError 422 unless each vendor that gets a cheque has one, and no one else */
export function requireCheques({ vendors }: PaymentRun, cheques: Cheques) {
  const wanted = new Set(vendors.filter(getsCheque).map(({ vendorId }) => vendorId))
  const wrong = cheques.findIndex(({ vendorId }) => !wanted.has(vendorId))
  if (wrong >= 0) throw invalid({ [`cheques.${wrong}.vendorId`]: ['absent'] })
  if (cheques.length < wanted.size) throw invalid({ cheques: ['chequeMissing'] })
}

/**
 * Enters the cheques of a run that has paid its bills: one for each vendor, over all that it is paid.
 * @throws AppError 422 as the register does, on the cheque
 */
export async function giveRunCheques(
  uow: UnitOfWork,
  run: PaymentRun,
  { paidOn, cheques }: { paidOn: string; cheques: Cheques }
) {
  for (const [i, { vendorId, ...cheque }] of cheques.entries()) {
    const row = run.vendors.find((one) => one.vendorId === vendorId)!
    const payments = await paymentsOf(uow, run, vendorId)
    row.chequeId = await giveCheque(uow, {
      document: {
        ...{ kind: PAYMENT_RUN, id: run.id, number: run.number, on: paidOn },
        ...worthOf(payments, run.currency),
      },
      ...{ vendorId, vendorName: row.vendorName, currency: run.currency, cheque },
      ...{ amountMinor: row.amountMinor - row.withheldMinor, bankAccountId: run.bankAccountId },
      at: `cheques.${i}`,
    })
    await row.useTransaction(uow.trx).save()
    await uow.trx
      .from('purchase_payments')
      .whereIn(
        'id',
        payments.map(({ id }) => id)
      )
      .update({ cheque_id: row.chequeId })
  }
}

function paymentsOf({ trx }: UnitOfWork, { id, items }: PaymentRun, vendorId: number) {
  const bills = items.filter((item) => item.vendorId === vendorId)
  return trx
    .from('purchase_payments')
    .where('payment_run_id', id)
    .whereIn(
      'purchase_bill_id',
      bills.map(({ purchaseBillId }) => purchaseBillId)
    )
    .orderBy('id') as Promise<any[]>
}

/** What the payments come to in riyals, as each of them is booked; all of them are of one day and rate. */
function worthOf(payments: any[], currency: string) {
  const [{ exchange_rate_e6: rate }] = payments
  if (rate === null) return { exchangeRateE6: null }
  const net = payments.map((row) => Number(row.amount_minor) - Number(row.withheld_minor))
  const baseMinor = net.reduce((sum, minor) => sum + atRate(minor, currency, BigInt(rate)), 0)
  return { exchangeRateE6: Number(rate), baseMinor }
}
