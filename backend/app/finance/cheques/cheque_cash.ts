import db from '@adonisjs/lucid/services/db'
import { atOnce, type CashSource, type ExpectedCash } from '#core/cash/cash_sources'
import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'
import { OPEN_CHEQUES } from '#finance/enums/cheques'
import { CHEQUE } from './record_cheque.js'

const PAGE = 500

/** Cheques that the banks have not paid yet, on their dates: what they settle is no longer expected otherwise. */
export const chequeCash: CashSource = {
  line: 'cheques',
  async *read({ from }) {
    let last = 0
    for (;;) {
      const rows: any[] = await db
        .from('cheques')
        .whereIn('status', [...OPEN_CHEQUES])
        .where('id', '>', last)
        .orderBy('id')
        .limit(PAGE)
      if (rows.length)
        yield rows.flatMap((row): ExpectedCash[] => {
          const rate = rateOn(row.currency)
          if (rate === undefined) return []
          const sign = row.direction === 'received' ? 1 : -1
          return [
            {
              ...{ kind: CHEQUE, recordId: Number(row.id), number: row.number },
              ...{ party: row.party_name, on: atOnce(row.cheque_on, from) },
              amountMinor: sign * atRate(Number(row.amount_minor), row.currency, rate),
            },
          ]
        })
      if (rows.length < PAGE) return
      last = Number(rows.at(-1).id)
    }
  },
}
