import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { shownAccounts } from '#core/bank_accounts/shown_account'
import { shownCheques } from '#core/cheques/cheque_register'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { shownRate } from '#core/exchange_rates/frozen_rate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { LIVE_ADVANCES } from '#procurement/enums/vendor_advances'
import { advancesOf } from '#procurement/payment_plans/plan'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { orderPlan } from '#procurement/purchase_orders/queries/payment_plan'
import VendorAdvance from './models/vendor_advance.js'
import { advancesOfOwn } from './payers.js'
import { VENDOR_ADVANCE } from './records.js'
import { leftOfPlan } from './room.js'
import { shownWithheld } from './shown_withheld.js'
import { vendorAdvanceStates } from './states.js'

/** Advances as the portal answers them, with their orders and what the viewer may do. */
export async function presentAdvances(
  ctx: HttpContext,
  advances: readonly VendorAdvance[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const rights = await rightsOn(advances, by, uow)
  // who could not pay them anyway is kept from nothing
  const payable = advances.filter(({ id }) => rights.get(id)!.pay)
  const duties = await advancesOfOwn(payable, by.userId, uow?.trx)
  const names = await userNames(
    advances.flatMap(({ createdBy, paidBy }) => [createdBy, paidBy]),
    uow?.trx
  )
  const orders = await orderNumbers(advances, uow)
  const accountOf = await shownAccounts(
    advances.map(({ bankAccountId }) => bankAccountId),
    uow?.trx
  )
  const chequeOf = await shownCheques(
    advances.map(({ chequeId }) => chequeId),
    uow?.trx
  )
  const name = (id: number | null) => nameIn(names, id)
  const withheld = await shownWithheld(advances, uow)
  return advances.map((advance) => {
    const may = rights.get(advance.id)!
    const duty = duties.get(advance.id) ?? null
    return {
      ...shownAdvance(advance),
      ...withheld.get(advance.id)!,
      orderNumber: orders.get(advance.purchaseOrderId)!,
      ...{ bankAccount: accountOf(advance.bankAccountId), cheque: chequeOf(advance.chequeId) },
      ...{ createdByName: name(advance.createdBy), paidByName: name(advance.paidBy) },
      can: { ...may, pay: may.pay && !duty, extend: may.extend && advance.guaranteeKey !== null },
      withheld: may.pay ? duty : null,
    }
  })
}

async function rightsOn(
  advances: readonly VendorAdvance[],
  by: ReturnType<typeof approverOf>,
  uow?: UnitOfWork
) {
  const ids = advances.map(({ id }) => id)
  const open = await openApprovals(VENDOR_ADVANCE, ids, uow?.trx)
  return new Map(
    advances.map((advance) => [
      advance.id,
      vendorAdvanceStates.can(advance, by, open.get(advance.id)),
    ])
  )
}

function shownAdvance(advance: VendorAdvance) {
  const { id, version, number, status, purchaseOrderId, vendorId, vendorName } = advance
  const { note, rejectionReason, currency, paidOn, reference } = advance
  const { guaranteeNumber, guaranteeBank, guaranteeMinor, guaranteeExpiresOn } = advance
  const money = (minor: number) => formatMoney(minor, currency)
  return {
    ...{ id, version, number, status, purchaseOrderId, vendorId, vendorName },
    ...{ note, rejectionReason, currency, paidOn, reference },
    ...{ guaranteeNumber, guaranteeBank, guaranteeExpiresOn },
    guaranteeAmount: guaranteeMinor === null ? null : money(guaranteeMinor),
    // percent of each bill
    recovery: formatDecimal4(advance.recoveryBp * 100),
    ...{ amount: money(advance.amountMinor), recovered: money(advance.recoveredMinor) },
    // what the vendor still owes in goods
    left: money(status === 'paid' ? advance.leftMinor : 0),
    createdAt: advance.createdAt.toUTC().toISO()!,
  }
}

/** An advance as its page and every write on it answer. @throws AppError 404 */
export async function showAdvance(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const advance = await VendorAdvance.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('recoveries')
    .first()
  if (!advance) throw notFound()
  const [shown] = await presentAdvances(ctx, [advance], uow)
  return {
    ...shown!,
    ...shownRate(advance),
    recoveries: await shownRecoveries(advance, uow),
    approval: await approvalOf(VENDOR_ADVANCE, id, uow?.trx),
  }
}

/** The bills that recover it, oldest first. */
async function shownRecoveries({ recoveries, currency }: VendorAdvance, uow?: UnitOfWork) {
  const ids = recoveries.map(({ purchaseBillId }) => purchaseBillId)
  const rows = await (uow?.trx ?? db)
    .from('purchase_bills')
    .whereIn('id', ids)
    .select('id', 'vendor_number', 'billed_on', 'status')
  const bills = new Map(rows.map((row) => [Number(row.id), row]))
  return recoveries.map(({ id, purchaseBillId, takenMinor, amountMinor }) => ({
    ...{ id, billId: purchaseBillId },
    billNumber: bills.get(purchaseBillId).vendor_number as string,
    billedOn: bills.get(purchaseBillId).billed_on as string,
    amount: formatMoney(amountMinor, currency),
    // given back since: credited of the bill, or the bill was cancelled
    restored: formatMoney(takenMinor - amountMinor, currency),
  }))
}

async function orderNumbers(advances: readonly VendorAdvance[], uow?: UnitOfWork) {
  const ids = [...new Set(advances.map(({ purchaseOrderId }) => purchaseOrderId))]
  const rows = await (uow?.trx ?? db)
    .from('purchase_orders')
    .whereIn('id', ids)
    .select('id', 'number')
  return new Map<number, string>(rows.map((row) => [Number(row.id), row.number]))
}

/**
 * The advances of an order with what they come to: paid, recovered and left; and what its payment plan
 * agrees and still lets be requested, where it agrees any.
 */
export async function orderAdvances(ctx: HttpContext, orderId: number, uow?: UnitOfWork) {
  const order = await PurchaseOrder.findOrFail(orderId, uow && { client: uow.trx })
  const advances = await VendorAdvance.query(uow && { client: uow.trx })
    .where('purchaseOrderId', orderId)
    .orderBy('id', 'desc')
  const paid = advances.filter(({ status }) => status === 'paid')
  const sum = (of: (advance: VendorAdvance) => number) =>
    formatMoney(
      paid.reduce((total, advance) => total + of(advance), 0),
      order.currency
    )
  const agreed = advancesOf(await orderPlan(order, uow))
  const live = advances.filter(({ status }) => LIVE_ADVANCES.includes(status))
  const money = (minor: number | null) =>
    minor === null ? null : formatMoney(minor, order.currency)
  return {
    paid: sum(({ amountMinor }) => amountMinor),
    recovered: sum(({ recoveredMinor }) => recoveredMinor),
    left: sum(({ leftMinor }) => leftMinor),
    planned: money(agreed),
    toRequest: money(leftOfPlan(agreed, live)),
    advances: await presentAdvances(ctx, advances, uow),
  }
}
