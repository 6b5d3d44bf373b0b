import db from '@adonisjs/lucid/services/db'
import { atOnce, type CashSource } from '#core/cash/cash_sources'
import { addDays } from '#core/settings/days'
import { liveFigures } from './figures.js'
import { labelOf } from './find_return.js'
import WithholdingReturn, { WITHHOLDING_RETURN } from './withholding_return.js'

/** By law within the first ten days of the next month. */
const DUE_DAYS = 10

/** The last day on which a return is filed and paid. */
export const dueOn = ({ toOn }: Pick<WithholdingReturn, 'toOn'>): string => addDays(toOn, DUE_DAYS)

/** What was withheld and is not paid to the authority yet, on the days of its returns. */
export const withholdingSource: CashSource = {
  line: 'withholding',
  async *read({ from }) {
    const returns = await WithholdingReturn.query().whereNot('status', 'paid').orderBy('fromOn')
    for (const one of returns) {
      const figures = one.figures ?? (await liveFigures(one, db))
      if (figures.dueMinor <= 0) continue
      yield [
        {
          ...{ kind: WITHHOLDING_RETURN, recordId: one.id, number: labelOf(one), party: null },
          ...{ on: atOnce(dueOn(one), from), amountMinor: -figures.dueMinor },
        },
      ]
    }
  },
}
