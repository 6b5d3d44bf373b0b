import type { HttpContext } from '@adonisjs/core/http'
import { openItemsOf, type Side } from '#core/overview/open_items'
import { workPoints, type Waiting } from '#core/overview/work_points'
import { isLive, isOpenTo } from '#core/sections/open_resource'
import { cashOn } from '#finance/cash_forecast/ledger_cash'
import { monthResults } from '#finance/ledger/month_results'

const MONTHS = 12
const TOP = 10

export interface Work extends Waiting {
  key: string
  path: string
}

/** What waits to be done, as far as the viewer may open it. */
export async function work(ctx: HttpContext, today: string): Promise<Work[]> {
  const found = workPoints().map(async ({ key, resource, page, read }) => {
    if (!ctx.abilities.has(page.ability) || !(await isLive(ctx, resource))) return []
    const waiting = await read(today)
    return [{ key, ...waiting, path: waiting.path ?? page.path }]
  })
  return (await Promise.all(found)).flat()
}

/** What is open on a side, how late it is and whose it is; null where the viewer may not list it. */
export async function openSums(ctx: HttpContext, side: Side, today: string) {
  const source = openItemsOf(side)
  if (!source || !(await isOpenTo(ctx, source.resource))) return null
  const [buckets, overdueMinor, parties] = await Promise.all([
    source.buckets(today),
    source.overdue(today),
    source.parties(TOP),
  ])
  const openMinor = buckets.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return { openMinor, overdueMinor, buckets, parties }
}

/** What the books say: cash of today, and the results of the last months; null without the ledger. */
export async function bookFigures(ctx: HttpContext, today: string) {
  if (!ctx.abilities.has('ledger.view')) return null
  const [cashMinor, months] = await Promise.all([cashOn(today), monthResults(today, MONTHS)])
  return { cashMinor, months }
}
