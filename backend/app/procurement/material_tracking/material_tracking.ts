import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { languageNow } from '#core/base/language'
import { parseListQuery } from '#core/listing/parse_list_query'
import type { Scope } from '#core/listing/page'
import { findPage } from '#core/listing/find_page'
import { formatDecimal4 } from '#engines/money/money'
import { orderMaterialListing } from '#procurement/purchase_order_materials/listing'
import { today } from '#core/settings/firm_clock'
import { firmDay } from '#core/settings/firm_day'
import { withProjectNames } from '#procurement/shared/localized_names'
import { dispatchedOf, installedOf, issuedOf, receivedOf } from './facts.js'
import { timelineOf, type Reached, type StageName } from './stages.js'

const NOTHING: Reached = { quantityE4: 0, on: null }
/** Orders that bind someone; what was only drafted or rejected is a request at most. */
const BINDING = new Set(['approved', 'sent', 'partially_received', 'received', 'closed'])

/** What was only drafted, or will never come, has no way to follow. */
export const trackedScope: Scope = (query) =>
  void query.whereNotIn('purchase_order_materials.status', ['draft', 'cancelled', 'rejected'])

/** One page of the material lines with the way each has gone. */
export async function listMaterialTracking(ctx: HttpContext) {
  const query = parseListQuery(orderMaterialListing, ctx.request.qs(), ctx.abilities)
  const { ids, total } = await findPage(orderMaterialListing, query, trackedScope)
  ctx.response.header('X-Total-Count', String(total))
  return trackLines(ids)
}

/** The way of each of these lines, in their order. */
export async function trackLines(
  ids: number[],
  client: Pick<QueryClientContract, 'from'> = db,
  language = languageNow()
) {
  if (!ids.length) return []
  const kept = await client
    .from('purchase_order_materials as v')
    .join('purchase_orders as o', 'o.id', 'v.purchase_order_id')
    .whereIn('v.id', ids)
    .select('v.*', 'o.created_at as requested_at', 'o.decided_at')
  const rows = await withProjectNames(kept, client, language)
  const pairs = rows.flatMap((row) =>
    row.material_id && row.project_id
      ? [{ materialId: row.material_id, projectId: row.project_id }]
      : []
  )
  const facts: Facts = {
    dispatched: await dispatchedOf(ids, client),
    received: await receivedOf(ids, client),
    installed: await installedOf(ids, client),
    issued: await issuedOf(pairs, client),
  }
  const byId = new Map(rows.map((row) => [row.id, viewOf(row, facts)]))
  return ids.flatMap((id) => (byId.has(id) ? [answer(byId.get(id)!)] : []))
}

interface Facts {
  dispatched: Awaited<ReturnType<typeof dispatchedOf>>
  received: Awaited<ReturnType<typeof receivedOf>>
  installed: Awaited<ReturnType<typeof installedOf>>
  issued: Awaited<ReturnType<typeof issuedOf>>
}

function viewOf(row: any, { dispatched, received, installed, issued }: Facts): View {
  const came = received.get(row.id)
  const accepted: Reached = came ? { quantityE4: came.acceptedE4, on: came.on } : NOTHING
  const quantityE4 = Number(row.quantity_e4)
  const reached: Record<StageName, Reached> = {
    requested: { quantityE4, on: firmDay(row.requested_at) },
    ordered: BINDING.has(row.status)
      ? { quantityE4, on: firmDay(row.decided_at ?? row.requested_at) }
      : NOTHING,
    dispatched: dispatched.get(row.id) ?? NOTHING,
    received: came ? { quantityE4: came.cameE4, on: came.on } : NOTHING,
    inspected: accepted,
    // what went straight to the site needs no store to issue it
    issued: came && !came.stored ? accepted : (issued.get(row.id) ?? NOTHING),
    installed: installed.get(row.id) ?? NOTHING,
  }
  return { row, reached, quantityE4 }
}

type View = { row: any; reached: Record<StageName, Reached>; quantityE4: number }

function answer({ row, reached, quantityE4 }: View) {
  const needByOn: string | null = row.need_by_on
  const promisedOn: string | null = row.promised_on
  const line = { quantityE4, needByOn, promisedOn }
  const { stages, ...rest } = timelineOf(reached, line, today())
  return {
    id: row.id as number,
    purchaseOrderId: row.purchase_order_id as number,
    number: row.number as string,
    position: row.position as number,
    vendorName: row.vendor_name as string,
    projectId: row.project_id as number | null,
    projectName: row.project_name as string | null,
    description: row.description as string,
    descriptionAr: row.description_ar as string | null,
    unit: row.unit as string | null,
    requiredOn: row.required_on as string | null,
    // as the schedule is now; what was asked for is beside it where it was another day
    ...{ needByOn, promisedOn },
    requestedByOn: (row.requested_by_on ?? row.required_on) as string | null,
    needId: row.need_id as number | null,
    status: row.status as string,
    quantity: formatDecimal4(quantityE4),
    ...rest,
    stages: stages.map(({ quantityE4: there, ...stage }) => ({
      ...stage,
      quantity: formatDecimal4(there),
    })),
  }
}
