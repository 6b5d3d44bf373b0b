import db from '@adonisjs/lucid/services/db'
import type { CashSource } from '#core/cash/cash_sources'
import { addMonths, monthEnd } from '#core/settings/days'

/**
 * Pay of the coming months, each as much as the last locked month sheet at the end of its month. Only the sum
 * leaves the sheet.
 */
export const paySource: CashSource = {
  line: 'payroll',
  async *read({ from, through }) {
    const last = await db
      .from('month_sheets')
      .where('status', 'locked')
      .orderBy('month', 'desc')
      .select('month', 'net_minor')
      .first()
    if (!last) return
    const months: string[] = []
    for (let next = addMonths(`${last.month}-01`, 1); ; next = addMonths(next, 1)) {
      const end = monthEnd(next)
      if (end > through) break
      if (end >= from) months.push(end)
    }
    yield months.map((on) => ({
      ...{ kind: null, recordId: null, number: on.slice(0, 7), party: null, on },
      amountMinor: -Number(last.net_minor),
    }))
  },
}
