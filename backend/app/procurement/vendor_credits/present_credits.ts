import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { shownRate } from '#core/exchange_rates/frozen_rate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { shownTaxes } from '#procurement/purchase_orders/pricing/shown_vat'
import VendorCredit from './models/vendor_credit.js'
import { VENDOR_CREDIT } from './records.js'
import { vendorCreditStates } from './states.js'

/** Credits as the portal answers them, with their orders and what the viewer may do. */
export async function presentCredits(
  ctx: HttpContext,
  credits: readonly VendorCredit[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const ids = credits.map(({ id }) => id)
  const open = await openApprovals(VENDOR_CREDIT, ids, uow?.trx)
  const names = await userNames(
    credits.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  const orders = await numbersOf(
    'purchase_orders',
    'number',
    credits.map(({ purchaseOrderId }) => purchaseOrderId),
    uow
  )
  return credits.map((credit) => {
    const { id, version, number, kind, status, purchaseOrderId, vendorId, vendorName } = credit
    const { vendorNumber, creditedOn, replaced, reason, rejectionReason, currency } = credit
    const money = (minor: number) => formatMoney(minor, currency)
    return {
      ...{ id, version, number, kind, status, purchaseOrderId, vendorId, vendorName },
      ...{ vendorNumber, creditedOn, replaced, reason, rejectionReason, currency },
      orderNumber: orders.get(purchaseOrderId)!,
      ...{ subtotal: money(credit.subtotalMinor), vat: money(credit.vatMinor) },
      ...{ total: money(credit.totalMinor), credited: money(credit.creditedMinor) },
      createdByName: nameIn(names, credit.createdBy),
      createdAt: credit.createdAt.toUTC().toISO()!,
      can: vendorCreditStates.can(credit, by, open.get(id)),
    }
  })
}

/** A credit as its page and every write on it answer. @throws AppError 404 */
export async function showCredit(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const credit = await VendorCredit.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('lines', (lines) => void lines.preload('orderLine'))
    .preload('charges', (charges) => void charges.preload('billCharge'))
    .first()
  if (!credit) throw notFound()
  const [shown] = await presentCredits(ctx, [credit], uow)
  const { goodsReceiptId, purchaseBillId, movementId, currency } = credit
  const [receipts, bills] = [
    await numbersOf('goods_receipts', 'number', [goodsReceiptId], uow),
    await numbersOf('purchase_bills', 'vendor_number', [purchaseBillId], uow),
  ]
  return {
    ...shown!,
    ...{ goodsReceiptId, purchaseBillId, movementId, ...shownRate(credit) },
    receiptNumber: receipts.get(goodsReceiptId ?? 0) ?? null,
    billNumber: bills.get(purchaseBillId ?? 0) ?? null,
    vatBreakdown: shownTaxes([...credit.lines, ...credit.charges], currency),
    lines: credit.lines.map((line) => ({
      id: line.id,
      description: line.orderLine.description,
      descriptionAr: line.orderLine.descriptionAr,
      unit: line.orderLine.unit,
      quantity: formatDecimal4(line.quantityE4),
      net: formatMoney(line.netMinor, currency),
      vatCategory: line.vatCategory,
      vatRate: formatDecimal4(line.vatRateBp * 100),
    })),
    charges: credit.charges.map((charge) => ({
      ...{ id: charge.id, kind: charge.billCharge.kind },
      description: charge.billCharge.description,
      net: formatMoney(charge.netMinor, currency),
      vatCategory: charge.vatCategory,
      vatRate: formatDecimal4(charge.vatRateBp * 100),
    })),
    approval: await approvalOf(VENDOR_CREDIT, id, uow?.trx),
  }
}

async function numbersOf(
  table: string,
  column: string,
  ids: readonly (number | null)[],
  uow?: UnitOfWork
): Promise<Map<number, string>> {
  const known = ids.filter((id) => id !== null)
  if (!known.length) return new Map()
  const rows = await (uow?.trx ?? db).from(table).whereIn('id', known).select('id', column)
  return new Map(rows.map((row) => [row.id, row[column]]))
}
