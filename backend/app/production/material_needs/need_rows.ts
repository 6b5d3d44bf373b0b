import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { dayOf, formatDay } from '#engines/scheduling/moment'
import type { Needed, Supply } from './share_supply.js'

type Client = Pick<QueryClientContract, 'from'>

/** A need with the task and the material that it speaks of. */
export interface NeedRow extends Needed {
  projectId: number
  version: number
  taskId: number
  taskCode: string
  taskName: string
  taskNameAr: string | null
  /** The day on which the task starts, or has started. */
  startsOn: string | null
  /** Whether the task is finished. */
  finished: boolean
  materialCode: string
  materialName: string
  materialNameAr: string | null
  unit: string
  leadDays: number
  note: string | null
}

/** The needs of projects whose tasks are in their schedules, by day. */
export async function readNeeds(
  projectIds: readonly number[],
  client: Client = db
): Promise<NeedRow[]> {
  if (!projectIds.length) return []
  const rows = await client
    .from('material_needs as n')
    .join('tasks as t', 't.id', 'n.task_id')
    .join('material_names as m', 'm.id', 'n.material_id')
    .whereIn('n.project_id', [...projectIds])
    .whereNull('t.removed_in')
    .orderBy('n.need_by_on')
    .orderBy('n.id')
    .select(
      ...[
        'n.id',
        'n.project_id',
        'n.version',
        'n.task_id',
        'n.material_id',
        'n.quantity_e4',
        'n.lead_days',
        'n.note',
      ],
      ...['n.need_by_on', 't.code', 't.name', 't.name_ar', 't.early_start', 't.actual_finish'],
      ...['m.code as material_code', 'm.name as material_name', 'm.name_ar as material_name_ar'],
      'm.unit'
    )
  return rows.map(needOf)
}

const needOf = (row: Record<string, any>): NeedRow => ({
  id: row.id,
  projectId: row.project_id,
  version: row.version,
  taskId: row.task_id,
  taskCode: row.code,
  taskName: row.name,
  taskNameAr: row.name_ar,
  startsOn: row.early_start === null ? null : formatDay(dayOf(row.early_start)),
  finished: row.actual_finish !== null,
  materialId: row.material_id,
  materialCode: row.material_code,
  materialName: row.material_name,
  materialNameAr: row.material_name_ar,
  unit: row.unit,
  quantityE4: Number(row.quantity_e4),
  leadDays: row.lead_days,
  note: row.note,
  needByOn: row.need_by_on,
})

/** A line of an order that supplies a project. */
export interface OrderSupply extends Supply {
  projectId: number
  orderId: number
  number: string
  vendorName: string
  /** Whether its day is what the vendor promised, or what the order asks for. */
  promised: boolean
}

/** What procurement has bought for projects of these materials. */
export async function readSupply(
  projectIds: readonly number[],
  materialIds: number[],
  client: Client = db
): Promise<OrderSupply[]> {
  if (!materialIds.length) return []
  const rows = await client
    .from('project_material_supply')
    .whereIn('project_id', [...projectIds])
    .whereIn('material_id', materialIds)
  return rows.map((row) => ({
    projectId: row.project_id,
    lineId: row.line_id,
    orderId: row.order_id,
    number: row.number,
    vendorName: row.vendor_name,
    materialId: row.material_id,
    needId: row.need_id,
    received: Boolean(Number(row.is_received)),
    promised: Boolean(Number(row.is_promised)),
    on: row.on_day,
    quantityE4: Number(row.quantity_e4),
  }))
}

/** A line of a purchase request that was made for a need. */
export interface NeedRequest {
  needId: number
  requestId: number
  number: string
  status: string
  /** The day that was asked for. */
  needByOn: string | null
  quantityE4: number
}

export async function readRequests(projectId: number, client: Client = db): Promise<NeedRequest[]> {
  const rows = await client
    .from('project_material_requests')
    .where('project_id', projectId)
    .whereNotNull('need_id')
    .orderBy('line_id')
  return rows.map((row) => ({
    needId: row.need_id,
    requestId: row.request_id,
    number: row.number,
    status: row.status,
    needByOn: row.need_by_on,
    quantityE4: Number(row.quantity_e4),
  }))
}
