import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import { findPage } from '#core/listing/find_page'
import { parseListQuery } from '#core/listing/parse_list_query'
import { sendTotal } from '#core/listing/send_total'
import { consumptionListing } from '#production/consumption/listing'
import { consumptionView } from '#production/consumption/consumption_view'
import { splitKey } from '#production/consumption/row_key'
import { withConsumption } from './consumption_table.js'

/** One page of the materials of all projects. */
export async function listConsumption(ctx: HttpContext) {
  const { abilities } = ctx
  const query = parseListQuery(consumptionListing, ctx.request.qs(), abilities)
  const { ids, total } = await findPage(consumptionListing, query, withConsumption)
  sendTotal(ctx, total)
  if (!ids.length) return []
  // the projects are stated as well: then only what they took is added up
  const projects = ids.map((id) => splitKey(Number(id)).projectId)
  const rows = db.from('consumption').whereIn('project_id', projects).whereIn('id', ids)
  withConsumption(rows)
  const byId = new Map((await rows).map((row) => [Number(row.id), row]))
  return ids.flatMap((id) =>
    byId.has(Number(id)) ? [consumptionView(byId.get(Number(id))!, abilities)] : []
  )
}

/** How much of a material a site has that is not installed, in ten-thousandths; 0 where it knows none. */
export async function onSite(id: number, client: Pick<QueryClientContract, 'from'>) {
  const row = await consumptionOf(id, client)
  return row ? Number(row.on_site_e4) : 0
}

/** A material of a project as the database adds it up. @throws AppError 404 */
export async function findConsumption(
  id: number,
  client: Pick<QueryClientContract, 'from'> = db
): Promise<Record<string, any>> {
  const row = await consumptionOf(id, client)
  if (!row) throw notFound()
  return row
}

async function consumptionOf(
  id: number,
  client: Pick<QueryClientContract, 'from'>
): Promise<Record<string, any> | null> {
  const { projectId, materialId } = splitKey(Number(id))
  const rows = client
    .from('consumption')
    .where('project_id', projectId)
    .where('material_id', materialId)
  withConsumption(rows)
  return rows.first()
}
