import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { parseListQuery } from '#core/listing/parse_list_query'
import { findPage } from '#core/listing/find_page'
import { formatDecimal4 } from '#engines/money/money'
import { withProjectNames } from '#procurement/shared/localized_names'
import { orderedMaterials, orderMaterialListing } from './listing.js'
import { today } from '#core/settings/firm_clock'

/** One page of the lines of all orders; without those of drafts. */
export async function listOrderMaterials(ctx: HttpContext) {
  const listQuery = parseListQuery(orderMaterialListing, ctx.request.qs(), ctx.abilities)
  const { ids, total } = await findPage(orderMaterialListing, listQuery, orderedMaterials)
  ctx.response.header('X-Total-Count', String(total))
  if (!ids.length) return []
  const rows = await withProjectNames(await db.from('purchase_order_materials').whereIn('id', ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => view(byId.get(id)))
}

function view(row: any) {
  const outstanding = Number(row.outstanding_e4)
  return {
    id: row.id,
    purchaseOrderId: row.purchase_order_id,
    number: row.number,
    orderVersion: row.order_version,
    position: row.position,
    vendorId: row.vendor_id,
    vendorName: row.vendor_name,
    projectId: row.project_id,
    projectName: row.project_name,
    materialId: row.material_id,
    description: row.description,
    descriptionAr: row.description_ar,
    unit: row.unit,
    orderedOn: row.ordered_on,
    requiredOn: row.required_on,
    needByOn: row.need_by_on,
    promisedOn: row.promised_on,
    status: row.status,
    warehouseId: row.warehouse_id,
    quantity: formatDecimal4(row.quantity_e4),
    accepted: formatDecimal4(row.accepted_e4),
    rejected: formatDecimal4(row.rejected_e4),
    outstanding: formatDecimal4(outstanding),
    late: outstanding > 0 && row.need_by_on !== null && row.need_by_on < today(),
  }
}
