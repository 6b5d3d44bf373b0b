import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { takeBankAccount } from '#core/bank_accounts/own_accounts'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { forbidden, invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { firmDay } from '#core/settings/firm_day'
import { saveNext } from '#procurement/purchase_orders/actions/change_purchase_order'
import { paidShare } from '#procurement/purchase_orders/paid_share'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type VendorAdvance from '#procurement/vendor_advances/models/vendor_advance'
import { advancesOfOwn } from '#procurement/vendor_advances/payers'
import { recordAdvance, saveAdvance, VENDOR_ADVANCE } from '#procurement/vendor_advances/records'
import type { payAdvanceValidator } from '#procurement/vendor_advances/validator'
import { publishChange } from '#procurement/shared/publish_change'
import { recordWithholdings, sumWithheld } from '#procurement/withholdings/record_withholdings'
import { withholdOfAdvance } from '#procurement/vendor_advances/withhold_advance'
import { requireConfirmedBank } from '#procurement/vendors/bank/require_confirmed_bank'
import { giveCheque } from '#procurement/shared/give_cheque'
import { requireSound } from './decide_advance.js'

/**
 * Records that a locked, approved advance was paid, in full, from the bank or by a cheque. From then on bills
 * recover it.
 * @throws AppError 403 OWN_ADVANCE for who requested or approved it or its order, 409 as `requireSound` and
 *   BANK_UNCONFIRMED, 422 on `paidOn` and `cheque`
 */
export async function payAdvance(
  uow: UnitOfWork,
  advance: VendorAdvance,
  input: Infer<typeof payAdvanceValidator>
) {
  const duties = await advancesOfOwn([advance], uow.actor.id, uow.trx)
  if (duties.has(advance.id)) throw forbidden('OWN_ADVANCE')
  await requireConfirmedBank(uow, advance.vendorId)
  await requireSound(uow, advance)
  const paidOn = input.paidOn ?? today()
  if (paidOn > today()) throw invalid({ paidOn: ['inFuture'] })
  if (paidOn < firmDay(advance.createdAt.toUTC().toISO()!))
    throw invalid({ paidOn: ['beforeRequest'] })
  await requireUnlocked(uow, 'purchasing', { day: paidOn, field: 'paidOn' })
  const order = await PurchaseOrder.findOrFail(advance.purchaseOrderId, { client: uow.trx })
  const before = advance.toAudit()
  const parts = await withholdOfAdvance(uow, advance, order, paidOn)
  advance.merge(sumWithheld(parts))
  advance.merge({ status: 'paid', paidOn, reference: input.reference ?? null })
  advance.bankAccountId = await takeBankAccount(uow, input.bankAccountId, advance)
  advance.merge({ paidBy: uow.actor.id, paidAt: DateTime.utc() })
  await saveAdvance(uow, advance)
  if (input.cheque) await giveChequeFor(uow, advance, input.cheque)
  await recordWithholdings(uow, parts, {
    ...{ advanceId: advance.id, number: advance.number, vendorId: advance.vendorId },
    ...{ currency: advance.currency, on: paidOn },
  })
  order.paidBp = await paidShare(uow, order)
  await saveNext(uow, order)
  publishChange(uow, 'purchase-orders', order.id, 'update')
  const { reference, bankAccountId } = advance
  const cheque = input.cheque?.number ?? null
  const after = { ...advance.toAudit(), reference, bankAccountId, cheque }
  await recordAdvance(uow, 'pay', advance, { before, after })
}

type Cheque = NonNullable<Infer<typeof payAdvanceValidator>['cheque']>

/** Enters the cheque that pays a locked advance less what is withheld. @throws AppError 422 as the register does */
async function giveChequeFor(uow: UnitOfWork, advance: VendorAdvance, cheque: Cheque) {
  const { id, number, vendorId, vendorName, currency, bankAccountId, exchangeRateE6 } = advance
  advance.chequeId = await giveCheque(uow, {
    document: { kind: VENDOR_ADVANCE, id, number, on: advance.paidOn!, exchangeRateE6 },
    ...{ vendorId, vendorName, currency, bankAccountId, cheque },
    amountMinor: advance.amountMinor - advance.withheldMinor,
  })
  await advance.save()
}
