import db from '@adonisjs/lucid/services/db'
import {
  arrayOf,
  day,
  decimal,
  each,
  id,
  money,
  nullable,
  object,
  oneOf,
} from '#core/openapi/schema'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { DUE_TRIGGERS } from '#procurement/enums/due_triggers'
import VendorBillInstalment from './vendor_bill_instalment.js'
import { allOffers, discountOf, type Instalment } from './settle.js'

/** `waiting`: for what sets its day off. */
const INSTALMENT_STATES = ['waiting', 'open', 'overdue', 'paid'] as const

const dueFrom = nullable(oneOf(DUE_TRIGGERS.map(({ value }) => value)))

/** Instalments and discounts on the wire. */
export const instalmentFields = {
  instalments: arrayOf(
    object({
      id,
      ...{ dueFrom, dueOn: nullable(day), state: oneOf(INSTALMENT_STATES) },
      ...each(['amount', 'settled', 'open', 'discountAmount'], money),
      discount: nullable(decimal),
      discountUntil: nullable(day),
    })
  ),
  // what settles the oldest instalments together when paid by a day
  discountOffers: arrayOf(object({ ...each(['amount', 'discount'], money), until: day })),
  overdueAmount: money,
}

/** The instalments of each of these bills, in the order in which they were agreed. */
export async function billInstalments(
  ids: number[],
  uow?: UnitOfWork
): Promise<Map<number, VendorBillInstalment[]>> {
  const rows = await VendorBillInstalment.query(uow && { client: uow.trx })
    .whereIn('purchaseBillId', ids)
    .orderBy('position')
  return Map.groupBy(rows, ({ purchaseBillId }) => purchaseBillId)
}

function stateOf({ dueOn, amountMinor, settledMinor }: Instalment, day: string) {
  if (settledMinor >= amountMinor) return 'paid'
  if (dueOn === null) return 'waiting'
  return dueOn < day ? 'overdue' : 'open'
}

/** As the bill's page shows them. */
export function presentInstalments(rows: readonly VendorBillInstalment[], currency: string) {
  const money = (minor: number) => formatMoney(minor, currency)
  const overdue = rows.filter((row) => stateOf(row, today()) === 'overdue')
  return {
    instalments: rows.map((row) => ({
      ...{ id: row.id, dueFrom: row.dueFrom, dueOn: row.dueOn, state: stateOf(row, today()) },
      ...{ amount: money(row.amountMinor), settled: money(row.settledMinor) },
      open: money(row.amountMinor - row.settledMinor),
      // percent
      discount: row.discountBp ? formatDecimal4(row.discountBp * 100) : null,
      ...{ discountAmount: money(discountOf(row)), discountUntil: row.discountOn },
    })),
    discountOffers: allOffers(rows).map(({ amountMinor, discountMinor, until }) => ({
      ...{ amount: money(amountMinor), discount: money(discountMinor), until },
    })),
    overdueAmount: money(overdue.reduce((sum, row) => sum + row.amountMinor - row.settledMinor, 0)),
  }
}

/** What is overdue of each of these bills, in minor units. */
export async function overdueOf(billIds: number[]): Promise<Map<number, number>> {
  const rows: { bill: number; amount: unknown; settled: unknown }[] = await db
    .from('vendor_bill_instalments')
    .whereIn('purchase_bill_id', billIds)
    .where('due_on', '<', today())
    .whereColumn('settled_minor', '<', 'amount_minor')
    .groupBy('purchase_bill_id')
    .select('purchase_bill_id as bill')
    .sum('amount_minor as amount')
    .sum('settled_minor as settled')
  return new Map(
    rows.map(({ bill, amount, settled }) => [Number(bill), Number(amount) - Number(settled)])
  )
}
