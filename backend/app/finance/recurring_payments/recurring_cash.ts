import db from '@adonisjs/lucid/services/db'
import type { CashSource, ExpectedCash } from '#core/cash/cash_sources'
import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'
import { dueDays } from './due_days.js'
import { recurrenceOf } from './next_days.js'

/** `entity_type` of the audit log. */
export const RECURRING_PAYMENT = 'recurring_payment'

const PAGE = 200

/** Rent, loans and what else is paid again and again without a bill, on its days; what is paused isn't. */
export const recurringCash: CashSource = {
  line: 'recurring',
  async *read({ from, through }) {
    let last = 0
    for (;;) {
      const rows: any[] = await db
        .from('recurring_payments')
        .where('active', true)
        .where('first_on', '<=', through)
        .where('id', '>', last)
        .orderBy('id')
        .limit(PAGE)
      if (rows.length) yield rows.flatMap((row) => expectedOf(row, from, through))
      if (rows.length < PAGE) return
      last = Number(rows.at(-1).id)
    }
  },
}

function expectedOf(row: any, from: string, through: string): ExpectedCash[] {
  const rate = rateOn(row.currency)
  if (rate === undefined) return []
  const amountMinor = -atRate(Number(row.amount_minor), row.currency, rate)
  return dueDays(recurrenceOf(row), from, through).map((on) => ({
    ...{ kind: RECURRING_PAYMENT, recordId: Number(row.id), number: row.name, party: row.payee },
    ...{ on, amountMinor },
  }))
}
