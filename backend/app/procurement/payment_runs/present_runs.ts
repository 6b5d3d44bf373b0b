import type { HttpContext } from '@adonisjs/core/http'
import { shownAccounts } from '#core/bank_accounts/shown_account'
import { shownCheques } from '#core/cheques/cheque_register'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf, type Approver } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { shownRate } from '#core/exchange_rates/frozen_rate'
import db from '@adonisjs/lucid/services/db'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import { LIVE_RUNS } from '#procurement/enums/payment_runs'
import { maskOf } from '#procurement/vendors/bank/mask'
import { accountsOf } from './accounts.js'
import { endToEndId } from './bank_file.js'
import { ownPartIn } from './duties.js'
import PaymentRun from './models/payment_run.js'
import { judgeItems } from './proposal/judge.js'
import { PAYMENT_RUN } from './records.js'
import { paymentRunStates } from './states.js'
import type PaymentRunVendor from './models/payment_run_vendor.js'
import type Vendor from '#procurement/vendors/models/vendor'
import { paidByCheque, statedOf } from './stated_items.js'

/** Runs as their list answers them. */
export async function presentRuns(runs: readonly PaymentRun[], uow?: UnitOfWork) {
  const people = runs.flatMap(({ createdBy, paidBy }) => [createdBy, paidBy])
  const names = await userNames(people, uow?.trx)
  const name = (id: number | null) => nameIn(names, id)
  return runs.map((run) => {
    const { id, version, number, status, currency, dueThroughOn, executeOn, nextRunOn } = run
    const { note, rejectionReason, paidOn, reference, itemCount, vendorCount } = run
    return {
      ...{ id, version, number, status, currency, dueThroughOn, executeOn, nextRunOn },
      ...{ note, rejectionReason, paidOn, reference, itemCount, vendorCount },
      total: formatMoney(run.totalMinor, currency),
      discount: formatMoney(run.discountMinor, currency),
      withholdingTax: formatMoney(run.withheldMinor, currency),
      net: formatMoney(run.totalMinor - run.withheldMinor, currency),
      ...{ createdByName: name(run.createdBy), paidByName: name(run.paidBy) },
      createdAt: run.createdAt.toUTC().toISO()!,
    }
  })
}

/** A run as its page and every write on it answer. @throws AppError 404 */
export async function showRun(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const run = await PaymentRun.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('items')
    .preload('vendors')
    .first()
  if (!run) throw notFound()
  const [shown] = await presentRuns([run], uow)
  const accountOf = await shownAccounts([run.bankAccountId], uow?.trx)
  return {
    ...shown!,
    ...shownRate(run),
    bankAccount: accountOf(run.bankAccountId),
    ...netOf(run),
    vendors: await shownVendors(run, uow),
    items: await shownItems(run, uow),
    approval: await approvalOf(PAYMENT_RUN, id, uow?.trx),
    ...(await rightsOf(run, approverOf(ctx), uow)),
  }
}

/** What the viewer may do, and what they did themselves, so that someone else has to take the next step. */
async function rightsOf(run: PaymentRun, by: Approver, uow?: UnitOfWork) {
  const open = await openApprovals(PAYMENT_RUN, [run.id], uow?.trx)
  const can = paymentRunStates.can(run, by, open.get(run.id))
  const step = stepOf(run, by)
  const own = step && (await ownPartIn(run, step, by.userId, uow?.trx))
  return {
    can: { ...can, approve: can.approve && !own, pay: can.pay && !own },
    withheld: own?.duty ?? null,
    withheldBill: own?.bill ?? null,
  }
}

/** The step that comes next, where the viewer could take it at all. */
function stepOf({ status }: PaymentRun, { abilities }: Approver): 'approve' | 'pay' | null {
  if (status === 'submitted' && abilities.has('payment-runs.approve')) return 'approve'
  return status === 'approved' && abilities.has('purchase-orders.pay') ? 'pay' : null
}

/** Of what is paid, what the bank transfers and what cheques are given for. */
function netOf({ vendors, currency }: PaymentRun) {
  const sum = (isByCheque: boolean) =>
    vendors
      .filter(({ byCheque }) => !!byCheque === isByCheque)
      .reduce((total, row) => total + row.amountMinor - row.withheldMinor, 0)
  return {
    transferred: formatMoney(sum(false), currency),
    inCheques: formatMoney(sum(true), currency),
    byCheque: vendors.flatMap(({ vendorId, byCheque }) => (byCheque ? vendorId : [])),
  }
}

/** What goes to whom: until the approval to the account that the vendor has now. */
async function shownVendors(run: PaymentRun, uow?: UnitOfWork) {
  const money = (minor: number) => formatMoney(minor, run.currency)
  const accounts = await accountsOf(
    run.vendors.map(({ vendorId }) => vendorId),
    uow?.trx
  )
  const chequeOf = await shownCheques(
    run.vendors.map(({ chequeId }) => chequeId),
    uow?.trx
  )
  return run.vendors.map((row) => {
    const now = accounts.get(row.vendorId)!.vendor
    return {
      ...{ vendorId: row.vendorId, vendorName: row.vendorName, itemCount: row.itemCount },
      ...{ amount: money(row.amountMinor), discount: money(row.discountMinor) },
      withholdingTax: money(row.withheldMinor),
      net: money(row.amountMinor - row.withheldMinor),
      ...paidTo(row, now),
      ...{ byCheque: !!row.byCheque, cheque: chequeOf(row.chequeId) },
      endToEndId: endToEndId(run, row.position),
    }
  })
}

/** Until the approval the account that the vendor has now; a cheque goes to none. */
function paidTo(row: PaymentRunVendor, now: Vendor) {
  if (row.byCheque) return { bankName: null, account: null }
  const { bankName, ibanTail } = row.ibanSealed === null ? now : row
  return { bankName, account: maskOf(ibanTail) }
}

/** What is paid of each bill, and what has come between while it may still be paid. */
async function shownItems(run: PaymentRun, uow?: UnitOfWork) {
  const { id: runId, currency, executeOn: paidOn } = run
  const money = (minor: number) => formatMoney(minor, currency)
  const judged = LIVE_RUNS.includes(run.status)
    ? await judgeItems(uow?.trx ?? db.connection(), statedOf(run), {
        ...{ currency, paidOn, runId, byCheque: paidByCheque(run) },
      })
    : []
  return run.items.map((item, i) => ({
    ...{ billId: item.purchaseBillId, billNumber: item.billNumber, vendorId: item.vendorId },
    ...{ orderNumber: item.orderNumber, dueOn: item.dueOn, open: money(item.openMinor) },
    ...{ amount: money(item.amountMinor), discount: money(item.discountMinor) },
    withholdingTax: money(item.withheldMinor),
    problem: judged[i]?.problem ?? null,
  }))
}
