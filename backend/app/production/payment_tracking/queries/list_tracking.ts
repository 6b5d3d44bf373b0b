import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { findPage } from '#core/listing/find_page'
import { parseListQuery } from '#core/listing/parse_list_query'
import { sendTotal } from '#core/listing/send_total'
import { paymentTrackingListing, trackedScope } from '#production/payment_tracking/listing'
import { CODES } from '#production/payment_tracking/currency_codes'
import { figuresOf } from '#production/payment_tracking/figures_of'
import { withTracking } from '#production/payment_tracking/tracking'

/** One page of the projects with their figures. */
export async function listTracking(ctx: HttpContext) {
  const { abilities } = ctx
  const query = parseListQuery(paymentTrackingListing, ctx.request.qs(), abilities)
  const { ids, total } = await findPage(paymentTrackingListing, query, trackedScope(abilities))
  sendTotal(ctx, total)
  if (!ids.length) return []
  // the projects are stated as well: then only their documents are added up
  const projects = ids.map((id) => Math.floor(Number(id) / CODES))
  const rows = db.from('payment_tracking').whereIn('of_project', projects).whereIn('id', ids)
  withTracking(rows)
  const byId = new Map((await rows).map((row) => [row.id, row]))
  return ids.flatMap((id) => (byId.has(id) ? [view(byId.get(id), abilities)] : []))
}

function view(row: any, abilities: ReadonlySet<string>) {
  return {
    id: row.id,
    projectId: row.project_id,
    code: row.code,
    name: row.name,
    nameAr: row.name_ar,
    clientId: row.client_id,
    clientName: row.client_name,
    status: row.status,
    currency: row.currency,
    figures: figuresOf(row, abilities),
  }
}
