import db from '@adonisjs/lucid/services/db'
import { unlessPast, type CashSource, type ExpectedCash } from '#core/cash/cash_sources'
import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'
import type { ProjectCashSource } from '#core/cash/project_cash'
import { divideHalfUp, percentOf } from '#engines/money/money'
import { scheduleOf, WHOLE_BP, type TermPart } from '#procurement/payment_terms/schedule'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { PURCHASE_ORDER } from '#procurement/shared/booked'
import { pagesOfOrders } from './ordered_page.js'

const BINDING = ['approved', 'sent', 'partially_received', 'received']

/**
 * What is ordered and not billed, with VAT, less what was paid in advance. It is paid by the parts of the
 * order's term counted from the promised or wanted day; without such a day, or past it, on no day.
 */
export const orderSource: CashSource = {
  line: 'orders',
  async *read({ from }) {
    for await (const page of expectedPages(() => {}))
      yield page.flatMap(({ order, day, minor }): ExpectedCash[] => {
        const rate = rateOn(order.currency)
        if (rate === undefined) return []
        return [
          {
            ...{ kind: PURCHASE_ORDER, recordId: order.id, number: order.number },
            ...{ party: order.vendorName, on: unlessPast(day, from) },
            amountMinor: -atRate(minor, order.currency, rate),
          },
        ]
      })
  },
}

/** The same of one project, in the currencies of its orders. */
export const projectOrderSource: ProjectCashSource = {
  line: 'orders',
  async read(projectId, from) {
    const pages = expectedPages((query) => void query.where('projectId', projectId))
    return (await Array.fromAsync(pages)).flat().map(({ order, day, minor }) => ({
      ...{ kind: 'order', recordId: order.id, number: order.number, party: order.vendorName },
      ...{ on: unlessPast(day, from), dueOn: day, currency: order.currency, amountMinor: minor },
    }))
  },
}

interface Payment {
  order: PurchaseOrder
  day: string | null
  minor: number
}

/** What binding orders are still to be paid, by the days of their terms. */
async function* expectedPages(
  narrow: Parameters<typeof pagesOfOrders>[0]
): AsyncGenerator<Payment[]> {
  const pages = pagesOfOrders((query) => narrow(query.whereIn('status', BINDING)))
  for await (const orders of pages) {
    const ids = orders.map(({ order }) => order.id)
    const lines = await linesOf(ids)
    const advances = await advancesOf(ids)
    yield orders.flatMap(({ order, parts }) =>
      lessAdvance(dueOf(order, lines.get(order.id) ?? []), advances.get(order.id) ?? 0)
        .flatMap(({ on, amountMinor }) => paidBy(parts, amountMinor, on))
        .map((part) => ({ order, ...part }))
    )
  }
}

interface Due {
  on: string | null
  amountMinor: number
}

/** What is left to bill of an order by the days on which it is to come. */
function dueOf(order: PurchaseOrder, lines: any[]): Due[] {
  const due = lines.flatMap((line): Due[] => {
    const [ordered, billed] = [Number(line.quantity_e4), Number(line.billed_e4)]
    if (billed >= ordered) return []
    const all = BigInt(Number(line.total_minor)) * BigInt(ordered - billed)
    const on = line.promised_on ?? line.need_by_on ?? order.requiredOn
    return [{ on, amountMinor: Number(divideHalfUp(all, BigInt(ordered))) }]
  })
  const charge = (open: number, vatBp: number) => open + percentOf(open, vatBp)
  const charges =
    charge(order.freightMinor - order.freightBilledMinor, order.freightVatBp) +
    charge(order.chargesMinor - order.chargesBilledMinor, order.chargesVatBp)
  return charges > 0 ? [...due, { on: order.requiredOn, amountMinor: charges }] : due
}

/** An advance that was paid pays what is due first. */
function lessAdvance(due: Due[], advanceMinor: number): Due[] {
  let left = advanceMinor
  const inOrder = due.toSorted((a, b) => (a.on ?? '9999').localeCompare(b.on ?? '9999'))
  return inOrder.map(({ on, amountMinor }) => {
    const taken = Math.min(left, amountMinor)
    left -= taken
    return { on, amountMinor: amountMinor - taken }
  })
}

function paidBy(parts: TermPart[], amountMinor: number, on: string | null) {
  if (!amountMinor) return []
  const whole = parts.reduce((sum, { portionBp }) => sum + portionBp, 0) === WHOLE_BP
  if (on === null || !whole) return [{ day: on, minor: amountMinor }]
  return scheduleOf(parts, amountMinor, on).map((part) => ({
    ...{ day: part.dueOn, minor: part.amountMinor },
  }))
}

async function linesOf(ids: number[]) {
  const rows: any[] = await db
    .from('purchase_order_lines')
    .whereIn('purchase_order_id', ids)
    .whereColumn('billed_e4', '<', 'quantity_e4')
    .orderBy('id')
  return Map.groupBy(rows, (row) => Number(row.purchase_order_id))
}

async function advancesOf(ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .from('vendor_advances')
    .whereIn('purchase_order_id', ids)
    .whereNotNull('paid_on')
    .groupBy('purchase_order_id')
    .select('purchase_order_id')
    .select(db.raw('SUM(amount_minor - recovered_minor) as open'))
  return new Map(rows.map((row) => [Number(row.purchase_order_id), Number(row.open)]))
}
