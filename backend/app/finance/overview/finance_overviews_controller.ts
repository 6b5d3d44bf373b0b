import type { HttpContext } from '@adonisjs/core/http'
import { forbidden } from '#core/base/app_error'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { validateQuery } from '#core/http/validate'
import { openItemsOf, type OpenBucket, type OpenParty } from '#core/overview/open_items'
import { isOpenTo } from '#core/sections/open_resource'
import { today } from '#core/settings/firm_clock'
import { bookFigures, openSums, work } from './overview.js'
import { openItemsValidator } from './validator.js'

export default class FinanceOverviewsController {
  /** What finance has to do today, and how it stands; each part only for who may open its records. */
  async show(ctx: HttpContext) {
    const on = today()
    const [points, receivable, payable, books] = await Promise.all([
      work(ctx, on),
      openSums(ctx, 'receivable', on),
      openSums(ctx, 'payable', on),
      bookFigures(ctx, on),
    ])
    return {
      on,
      work: points.map(({ amountMinor, dueOn = null, ...point }) => ({
        ...point,
        dueOn,
        amount: amountMinor === undefined ? null : baseMoney(amountMinor),
      })),
      receivable: receivable && presentSums(receivable),
      payable: payable && presentSums(payable),
      cash: books && baseMoney(books.cashMinor),
      months:
        books?.months.map(({ from, to, incomeMinor, costMinor }) => ({
          ...{ from, to, income: baseMoney(incomeMinor), cost: baseMoney(costMinor) },
          result: baseMoney(incomeMinor - costMinor),
        })) ?? null,
    }
  }

  /** The documents behind a figure of what is open. */
  async items(ctx: HttpContext) {
    const { side, bucket, partyId, overdue } = await validateQuery(ctx, openItemsValidator)
    const source = openItemsOf(side)
    if (!source || !(await isOpenTo(ctx, source.resource))) throw forbidden()
    const question = { today: today(), bucket, partyId, isOverdue: overdue }
    const { count, rows } = await source.documents(question)
    return {
      count,
      rows: rows.map(({ amountMinor, ...row }) => ({ ...row, amount: baseMoney(amountMinor) })),
    }
  }
}

interface Sums {
  openMinor: number
  overdueMinor: number
  buckets: OpenBucket[]
  parties: OpenParty[]
}

const presentSums = ({ openMinor, overdueMinor, buckets, parties }: Sums) => ({
  open: baseMoney(openMinor),
  overdue: baseMoney(overdueMinor),
  buckets: buckets.map(({ bucket, amountMinor }) => ({ bucket, amount: baseMoney(amountMinor) })),
  parties: parties.map(({ id, name, amountMinor }) => ({
    id,
    name,
    amount: baseMoney(amountMinor),
  })),
})
