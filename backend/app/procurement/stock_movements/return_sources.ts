import { lineTotalMinor } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Material from '#procurement/materials/models/material'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { unitCostE4 } from '#procurement/purchase_orders/pricing/unit_cost'
import { batchKey } from '#procurement/stock_ledger/batch_key'
import { inBaseUnits } from './project_balance.js'

/** What a project still has of one issue, or of one delivery to its site, and at what cost. */
export interface OpenSource {
  issueId: number | null
  receiptLineId: number | null
  /** Its batch or serial number, '' without one. */
  number: string
  quantityE4: number
  valueMinor: number
  day: string
  at: number
}

/** The open sources of a project by material, the latest first. */
export async function openSources(
  uow: UnitOfWork,
  projectId: number,
  materials: Map<number, Material>
): Promise<Map<number, OpenSource[]>> {
  const ids = [...materials.keys()]
  const rows = [
    ...(await issued(uow, projectId, ids)),
    ...(await broughtToSite(uow, projectId, materials)),
  ]
  const open = rows.filter(({ source }) => source.quantityE4 > 0)
  open.sort((a, b) => b.source.day.localeCompare(a.source.day) || b.source.at - a.source.at)
  const groups = Map.groupBy(open, ({ materialId }) => materialId)
  return new Map([...groups].map(([id, of]) => [id, of.map(({ source }) => source)]))
}

interface Found {
  materialId: number
  source: OpenSource
}

async function issued(uow: UnitOfWork, projectId: number, ids: number[]): Promise<Found[]> {
  const rows: any[] = await uow.trx
    .from('stock_movements as m')
    .join('stock_ledger as e', 'e.movement_id', 'm.id')
    .join('stock_levels as s', 's.id', 'e.level_id')
    .where('m.project_id', projectId)
    .where({ 'm.type': 'issue', 'm.status': 'posted' })
    .whereNull('m.reversal_of_id')
    .whereIn('s.material_id', ids)
    .select('e.id', 'e.posted_on', 'e.batch_no', 'e.quantity_e4', 'e.value_minor', 's.material_id')
  const back = await returned(
    uow,
    'issue_id',
    rows.map(({ id }) => id)
  )
  const changes = await changesOf(
    uow,
    rows.map(({ id }) => id)
  )
  return rows.map((row) => {
    const { quantityE4, valueMinor } = back.get(Number(row.id)) ?? NOTHING
    const changedMinor = changes.get(Number(row.id)) ?? 0
    return {
      materialId: Number(row.material_id),
      source: {
        issueId: Number(row.id),
        receiptLineId: null,
        number: row.batch_no ? batchKey(row.batch_no) : '',
        quantityE4: -Number(row.quantity_e4) - quantityE4,
        valueMinor: -Number(row.value_minor) + changedMinor - valueMinor,
        day: row.posted_on,
        at: Number(row.id),
      },
    }
  })
}

/** The order of a row, as far as it tells what its currency is worth. */
const orderOf = (row: any) => ({
  currency: row.currency,
  exchangeRateE6: row.exchange_rate_e6 === null ? null : Number(row.exchange_rate_e6),
  orderedOn: row.ordered_on,
})

/** Goods that a vendor brought to the site are worth what the order says. */
async function broughtToSite(
  uow: UnitOfWork,
  projectId: number,
  materials: Map<number, Material>
): Promise<Found[]> {
  const rows = await siteDeliveries(uow, projectId, [...materials.keys()])
  const back = await returned(
    uow,
    'receipt_line_id',
    rows.map(({ id }) => id)
  )
  return rows.map((row) => {
    const accepted = Number(row.accepted_e4)
    const cost = unitCostE4(
      { unitPriceE4: Number(row.unit_price_e4), discountBp: Number(row.discount_bp) },
      orderOf(row)
    )
    const gone = back.get(Number(row.id)) ?? NOTHING
    const wholeE4 = inBaseUnits(
      materials.get(Number(row.material_id))!,
      { unit: row.unit, orderedOn: row.ordered_on },
      accepted
    )
    return {
      materialId: Number(row.material_id),
      source: {
        issueId: null,
        receiptLineId: Number(row.id),
        number: row.batch_no ? batchKey(row.batch_no) : '',
        quantityE4: wholeE4 - gone.quantityE4,
        valueMinor: lineTotalMinor(accepted, cost, STOCK_CURRENCY) - gone.valueMinor,
        day: row.received_on,
        // of one day, what a store issued comes back first
        at: 0,
      },
    }
  })
}

const siteDeliveries = (uow: UnitOfWork, projectId: number, ids: number[]): Promise<any[]> => {
  return uow.trx
    .from('purchase_order_lines as l')
    .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
    .join('goods_receipt_lines as g', 'g.order_line_id', 'l.id')
    .join('goods_receipts as r', 'r.id', 'g.goods_receipt_id')
    .where('o.project_id', projectId)
    .whereIn('l.material_id', ids)
    .where('r.status', 'posted')
    .whereNull('r.movement_id')
    .select('g.id', 'g.accepted_e4', 'g.batch_no', 'r.received_on', 'l.material_id', 'l.unit')
    .select('l.unit_price_e4', 'l.discount_bp', 'o.currency', 'o.ordered_on', 'o.exchange_rate_e6')
}

/** By how much the cost of issues has changed since, for what the project kept. */
async function changesOf(uow: UnitOfWork, ids: number[]): Promise<Map<number, number>> {
  if (!ids.length) return new Map()
  const rows: any[] = await uow.trx
    .from('stock_revaluation_parts')
    .whereIn('entry_id', ids)
    .where('kind', 'project')
    .groupBy('entry_id')
    .select('entry_id')
    .sum('value_minor as value')
  return new Map(rows.map((row) => [Number(row.entry_id), Number(row.value)]))
}

/** What a project still has of an issue is worth so much by now, in minor units. */
export async function keptWorth(uow: UnitOfWork, issueId: number): Promise<number> {
  const issue = await uow.trx.from('stock_ledger').where('id', issueId).firstOrFail()
  const changed = (await changesOf(uow, [issueId])).get(issueId) ?? 0
  const back = (await returned(uow, 'issue_id', [issueId])).get(issueId) ?? NOTHING
  return -Number(issue.value_minor) + changed - back.valueMinor
}

const NOTHING = { quantityE4: 0, valueMinor: 0 }

/** What has come back of issues or of deliveries, by their ids. */
async function returned(
  uow: UnitOfWork,
  of: 'issue_id' | 'receipt_line_id',
  ids: number[]
): Promise<Map<number, { quantityE4: number; valueMinor: number }>> {
  if (!ids.length) return new Map()
  const rows: any[] = await uow.trx
    .from('stock_returns')
    .whereIn(of, ids)
    .groupBy(of)
    .select(of)
    .sum('quantity_e4 as quantity')
    .sum('value_minor as value')
  return new Map(
    rows.map((row) => [
      Number(row[of]),
      { quantityE4: Number(row.quantity), valueMinor: Number(row.value) },
    ])
  )
}
