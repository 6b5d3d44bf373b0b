import type { Infer } from '@vinejs/vine/types'
import { takeBankAccount } from '#core/bank_accounts/own_accounts'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import { createRows } from '#core/database/many_rows'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import PaymentRun from '#procurement/payment_runs/models/payment_run'
import { PAYMENT_RUNS } from '#procurement/shared/number_series'
import { recordRun, saveRun } from '#procurement/payment_runs/records'
import type { createRunValidator, updateRunValidator } from '#procurement/payment_runs/validator'
import { paidByCheque } from '#procurement/payment_runs/stated_items'
import { keptItems, type KeptItem, type StatedItems } from './kept_items.js'
import PaymentRunItem from '#procurement/payment_runs/models/payment_run_item'
import PaymentRunVendor from '#procurement/payment_runs/models/payment_run_vendor'

/**
 * Makes a draft of what is to be paid.
 * @throws AppError 422 naming the item that cannot be paid so, 409 RUN_BILL_TAKEN where another run has
 *   just taken one of its bills
 */
export async function createRun(uow: UnitOfWork, input: Infer<typeof createRunValidator>) {
  const { currency, dueThroughOn, executeOn, nextRunOn = null, note = null } = input
  requireDays(executeOn, nextRunOn)
  const run = new PaymentRun().useTransaction(uow.trx)
  run.merge({ ...emptyColumns(PaymentRun), currency, dueThroughOn, executeOn, nextRunOn, note })
  run.merge({ status: 'draft', version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id })
  run.bankAccountId = await takeBankAccount(uow, input.bankAccountId, run)
  const byCheque = new Set(input.byCheque)
  const items = await keptItems(uow, run, input.items, byCheque)
  requirePaid(input.byCheque, items)
  count(run, items)
  run.number = await nextNumber(uow.trx, PAYMENT_RUNS, Number(today().slice(0, 4)))
  await run.save()
  await keep(uow, run, items, byCheque)
  await recordRun(uow, 'create', run, { after: run.toAudit() })
  return run
}

/** Changes a locked draft: its day, its note, or what it pays. @throws AppError as `createRun` */
export async function updateRun(
  uow: UnitOfWork,
  run: PaymentRun,
  input: Infer<typeof updateRunValidator>
) {
  const before = { ...run.toAudit(), items: await paidBills(uow, run), byCheque: named(run) }
  if (input.note !== undefined) run.note = input.note
  if (input.bankAccountId !== undefined)
    run.bankAccountId = await takeBankAccount(uow, input.bankAccountId, run)
  if (input.executeOn !== undefined) {
    requireDays(input.executeOn, run.nextRunOn)
    run.executeOn = input.executeOn
  }
  if (input.items || input.byCheque) {
    const byCheque = input.byCheque ? new Set(input.byCheque) : paidByCheque(run)
    const items = await keptItems(uow, run, input.items ?? itemsOf(run), byCheque)
    requirePaid(input.byCheque, items)
    for (const table of ['payment_run_items', 'payment_run_vendors'])
      await uow.trx.from(table).where('payment_run_id', run.id).delete()
    count(run, items)
    await keep(uow, run, items, byCheque)
  }
  await saveRun(uow, run)
  await run.load('vendors')
  const after = { ...run.toAudit(), items: await paidBills(uow, run), byCheque: named(run) }
  await recordRun(uow, 'update', run, { before, after })
}

/** Who gets a cheque, as the log says it. */
const named = ({ vendors }: PaymentRun) =>
  vendors.flatMap(({ byCheque, vendorName }) => (byCheque ? vendorName : []))

function requireDays(executeOn: string, nextRunOn: string | null) {
  if (executeOn < today()) throw invalid({ executeOn: ['inPast'] })
  if (nextRunOn !== null && nextRunOn <= executeOn) throw invalid({ nextRunOn: ['afterFrom'] })
}

/** What the log says of the bills of a run: number and amount of each. */
async function paidBills(uow: UnitOfWork, { id, currency }: PaymentRun): Promise<string[]> {
  const items = await PaymentRunItem.query({ client: uow.trx })
    .where('paymentRunId', id)
    .orderBy('position')
  return items.map(
    ({ billNumber, amountMinor }) => `${billNumber}: ${formatMoney(amountMinor, currency)}`
  )
}

/** Sums what a run pays, and what that is in riyals today. */
function count(run: PaymentRun, items: readonly KeptItem[]) {
  const sum = (of: (item: KeptItem) => number) => items.reduce((total, item) => total + of(item), 0)
  run.totalMinor = sum(({ amountMinor }) => amountMinor)
  run.discountMinor = sum(({ discountMinor }) => discountMinor)
  run.withheldMinor = sum(({ withheldMinor }) => withheldMinor)
  run.itemCount = items.length
  run.vendorCount = new Set(items.map(({ vendorId }) => vendorId)).size
  run.merge(frozenRate(run.totalMinor, run.currency, today()))
}

/** What a run pays, as someone would state it. */
const itemsOf = ({ items, currency }: PaymentRun): StatedItems =>
  items.map(({ purchaseBillId: billId, amountMinor, discountMinor }) => ({
    ...{ billId, amount: formatMoney(amountMinor, currency) },
    discount: discountMinor ? formatMoney(discountMinor, currency) : null,
  }))

async function keep(
  uow: UnitOfWork,
  run: PaymentRun,
  items: readonly KeptItem[],
  byCheque: ReadonlySet<number>
) {
  const rows = items.map(({ vendorName: _, ...item }, i) => ({
    ...{ ...item, paymentRunId: run.id, position: i + 1, liveBillId: item.purchaseBillId },
  }))
  try {
    await createRows(uow.trx, PaymentRunItem, rows)
  } catch (error) {
    throw isDuplicate(error) ? conflict('RUN_BILL_TAKEN') : error
  }
  const vendors = vendorRows(run, items).map((row) => ({
    ...row,
    ...{ byCheque: byCheque.has(row.vendorId), chequeId: null },
  }))
  await createRows(uow.trx, PaymentRunVendor, vendors)
}

/** @throws AppError 422 for one that the run doesn't pay */
function requirePaid(stated: readonly number[] = [], items: readonly KeptItem[]) {
  const at = stated.findIndex((id) => !items.some(({ vendorId }) => vendorId === id))
  if (at >= 0) throw invalid({ [`byCheque.${at}`]: ['absent'] })
}

function vendorRows(run: PaymentRun, items: readonly KeptItem[]) {
  const groups = Map.groupBy(items, ({ vendorId }) => vendorId)
  return [...groups].map(([vendorId, group], i) => ({
    ...{ paymentRunId: run.id, position: i + 1, vendorId, vendorName: group[0]!.vendorName },
    amountMinor: group.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    discountMinor: group.reduce((sum, { discountMinor }) => sum + discountMinor, 0),
    withheldMinor: group.reduce((sum, { withheldMinor }) => sum + withheldMinor, 0),
    itemCount: group.length,
  }))
}
