import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { Listing, ListQuery } from '#core/listing/definition'
import { findPage } from '#core/listing/find_page'
import type { Query, Scope } from '#core/listing/page'
import { parseListQuery } from '#core/listing/parse_list_query'
import { sendTotal } from '#core/listing/send_total'
import { materialSumsListing, monthSumsListing } from '#production/consumption/sums_listing'
import { materialSumView, monthSumView } from '#production/consumption/sums_view'
import { monthsScope, withMaterials, withMonths } from './consumption_sums.js'

interface Source<View> {
  listing: Listing
  scope: (query: ListQuery) => Scope
  table: (query: Query) => void
  view: (row: Record<string, any>, abilities: ReadonlySet<string>) => View
}

async function listSums<View>(ctx: HttpContext, { listing, scope, table, view }: Source<View>) {
  const { abilities } = ctx
  const query = parseListQuery(listing, ctx.request.qs(), abilities)
  const { ids, total } = await findPage(listing, query, scope(query))
  sendTotal(ctx, total)
  if (!ids.length) return []
  const rows = db.from(listing.table).whereIn('id', ids)
  table(rows)
  const byId = new Map((await rows).map((row) => [Number(row.id), row]))
  return ids.flatMap((id) => {
    const row = byId.get(Number(id))
    return row ? [view(row, abilities)] : []
  })
}

/** One page of the materials over all projects. */
export const listMaterialSums = (ctx: HttpContext) =>
  listSums(ctx, {
    listing: materialSumsListing,
    scope: () => withMaterials,
    table: withMaterials,
    view: materialSumView,
  })

/** One page of the materials by month. */
export const listMonthSums = (ctx: HttpContext) =>
  listSums(ctx, {
    listing: monthSumsListing,
    scope: monthsScope,
    table: withMonths,
    view: monthSumView,
  })
