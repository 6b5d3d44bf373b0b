import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approverOf } from '#core/approvals/approver'
import { shownAccounts } from '#core/bank_accounts/shown_account'
import { nameIn, userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import { owedBy } from './overpaid.js'
import VendorRefund from './vendor_refund.js'

/** What a vendor owes by currency, and what it has paid back, newest first. */
export async function vendorRefunds(ctx: HttpContext, vendorId: number, uow?: UnitOfWork) {
  const refunds = await VendorRefund.query(uow && { client: uow.trx })
    .where('vendorId', vendorId)
    .orderBy('id', 'desc')
  const owed = await owedBy(vendorId, uow)
  const names = await userNames(
    refunds.flatMap(({ createdBy, cancelledBy }) => [createdBy, cancelledBy]),
    uow?.trx
  )
  const withheld = await withheldOfRefunds(
    refunds.map(({ id }) => id),
    uow
  )
  const accountOf = await shownAccounts(
    refunds.map(({ bankAccountId }) => bankAccountId),
    uow?.trx
  )
  const name = (id: number | null) => nameIn(names, id)
  const may = approverOf(ctx).abilities.has('purchase-orders.pay')
  return {
    owed,
    refunds: refunds.map((refund) => {
      const { id, number, status, currency, receivedOn, reference, note } = refund
      return {
        ...{ id, number, status, currency, receivedOn, reference, note },
        bankAccount: accountOf(refund.bankAccountId),
        amount: formatMoney(refund.amountMinor, currency),
        received: formatMoney(refund.amountMinor - (withheld.get(id) ?? 0), currency),
        ...{ cancelReason: refund.cancelReason, cancelledOn: refund.cancelledOn },
        ...{ createdByName: name(refund.createdBy), cancelledByName: name(refund.cancelledBy) },
        can: { cancel: may && status === 'posted' },
      }
    }),
    can: { record: may && owed.length > 0 },
  }
}

/** What came back of the authority's share with refunds, by refund. */
async function withheldOfRefunds(ids: number[], uow?: UnitOfWork): Promise<Map<number, number>> {
  const rows: any[] = await (uow?.trx ?? db)
    .from('purchase_payments')
    .whereIn('vendor_refund_id', ids)
    .where('amount_minor', '<', 0)
    .groupBy('vendor_refund_id')
    .select('vendor_refund_id as refund')
    .sum('withheld_minor as withheld')
  return new Map(rows.map((row) => [Number(row.refund), -Number(row.withheld)]))
}
