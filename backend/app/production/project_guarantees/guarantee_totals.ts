import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { applyFilters } from '#core/listing/apply_filters'
import { parseListQuery } from '#core/listing/parse_list_query'
import { formatMoney } from '#engines/money/money'
import { guaranteeListing } from './listing.js'

interface Sum {
  currency: string
  guarantees: number | string
  amount: number | string
}

/** What the guarantees of a list come to, by currency: all that match, not one page of them. */
export async function guaranteeTotals(ctx: HttpContext) {
  const listQuery = parseListQuery(guaranteeListing, ctx.request.qs(), ctx.abilities)
  const query = db.from('project_guarantees').groupBy('currency').orderBy('currency')
  applyFilters(query, guaranteeListing, listQuery)
  const sums: Sum[] = await query
    .select('currency')
    .count('* as guarantees')
    .sum('amount_minor as amount')
  return sums.map(({ currency, guarantees, amount }) => ({
    currency,
    count: Number(guarantees),
    amount: formatMoney(Number(amount), currency),
  }))
}
