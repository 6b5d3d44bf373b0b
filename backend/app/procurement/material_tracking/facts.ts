import { ORDERED_FACTOR } from '#database/unit_factors'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { firmDay } from '#core/settings/firm_day'
import { shareIssues } from './stages.js'

type Client = Pick<QueryClientContract, 'from'>

export interface Fact {
  quantityE4: number
  on: string | null
}

const byLine = (rows: any[]): Map<number, Fact> =>
  new Map(
    rows.map((row) => [row.line_id, { quantityE4: Number(row.quantity), on: firmDay(row.first) }])
  )

/** What has set out on a trip. */
export async function dispatchedOf(lineIds: number[], client: Client = db) {
  return byLine(
    await client
      .from('trip_cargo as c')
      .join('trips as t', 't.id', 'c.trip_id')
      .whereIn('c.order_line_id', lineIds)
      .whereNotNull('t.started_at')
      .whereNotIn('t.status', ['failed', 'cancelled'])
      .groupBy('c.order_line_id')
      .select('c.order_line_id as line_id')
      .sum('c.quantity_e4 as quantity')
      .min('t.started_at as first')
  )
}

/** What has come, and what of it was taken in. */
export async function receivedOf(lineIds: number[], client: Client = db) {
  const rows = await client
    .from('goods_receipt_lines as l')
    .join('goods_receipts as g', 'g.id', 'l.goods_receipt_id')
    .whereIn('l.order_line_id', lineIds)
    .where('g.status', 'posted')
    .groupBy('l.order_line_id')
    .select('l.order_line_id as line_id')
    .sum('l.accepted_e4 as accepted')
    .sum('l.waiting_e4 as waiting')
    .sum('l.rejected_e4 as rejected')
    .min('g.received_on as first')
    .max('g.warehouse_id as store')
  return new Map<
    number,
    { acceptedE4: number; cameE4: number; on: string | null; stored: boolean }
  >(
    rows.map((row) => [
      row.line_id,
      {
        acceptedE4: Number(row.accepted),
        cameE4: Number(row.accepted) + Number(row.waiting) + Number(row.rejected),
        on: firmDay(row.first),
        stored: row.store !== null,
      },
    ])
  )
}

export async function installedOf(lineIds: number[], client: Client = db) {
  return byLine(
    await client
      .from('material_installations')
      .whereIn('order_line_id', lineIds)
      .groupBy('order_line_id')
      .select('order_line_id as line_id')
      .sum('quantity_e4 as quantity')
      .min('installed_on as first')
  )
}

/**
 * What the stores have issued to each project of each material, shared among the project's lines.
 * Units of a line other than the base unit are turned into base units first and back again after.
 */
export async function issuedOf(
  pairs: { materialId: number; projectId: number }[],
  client: Client = db
): Promise<Map<number, Fact>> {
  const materials = [...new Set(pairs.map(({ materialId }) => materialId))]
  const projects = [...new Set(pairs.map(({ projectId }) => projectId))]
  if (!materials.length || !projects.length) return new Map()
  const issued = await issuesOf(materials, projects, client)
  const lines = await linesOf(materials, projects, client)
  const facts = new Map<number, Fact>()
  for (const [key, own] of lines) {
    const fact = issued.get(key)
    if (!fact) continue
    const shares = shareIssues(
      own.map(({ id, acceptedBaseE4 }) => ({ id, acceptedE4: acceptedBaseE4 })),
      fact.quantityE4
    )
    for (const { id, factorE4 } of own) {
      const base = shares.get(id) ?? 0
      if (base) facts.set(id, { quantityE4: Math.round((base * 10_000) / factorE4), on: fact.on })
    }
  }
  return facts
}

async function issuesOf(materials: number[], projects: number[], client: Client) {
  const rows = await client
    .from('stock_movement_lines as l')
    .join('stock_movements as m', 'm.id', 'l.movement_id')
    .whereIn('l.material_id', materials)
    .whereIn('m.project_id', projects)
    .whereIn('m.type', ['issue', 'return'])
    .where('m.status', 'posted')
    .whereNull('m.reversal_of_id')
    .groupBy('l.material_id', 'm.project_id', 'm.type')
    .select('l.material_id', 'm.project_id', 'm.type')
    .sum('l.quantity_e4 as quantity')
    .min('m.moved_on as first')
  const facts = new Map<string, Fact>()
  for (const row of rows) {
    const key = `${row.material_id}@${row.project_id}`
    const known = facts.get(key) ?? { quantityE4: 0, on: null }
    const sign = row.type === 'issue' ? 1 : -1
    facts.set(key, {
      quantityE4: known.quantityE4 + sign * Number(row.quantity),
      on: row.type === 'issue' ? firmDay(row.first) : known.on,
    })
  }
  return facts
}

interface OwnLine {
  id: number
  acceptedBaseE4: number
  factorE4: number
}

async function linesOf(materials: number[], projects: number[], client: Client) {
  const rows = await client
    .from('purchase_order_lines as l')
    .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
    .joinRaw(ORDERED_FACTOR)
    .whereIn('l.material_id', materials)
    .whereIn('o.project_id', projects)
    .where('l.accepted_e4', '>', 0)
    .orderBy('o.ordered_on')
    .orderBy('l.id')
    .select('l.id', 'l.material_id', 'o.project_id', 'l.accepted_e4', 'u.factor_e4')
  const lines = new Map<string, OwnLine[]>()
  for (const row of rows) {
    const key = `${row.material_id}@${row.project_id}`
    const factorE4 = Number(row.factor_e4 ?? 10_000)
    const acceptedBaseE4 = Math.round((Number(row.accepted_e4) * factorE4) / 10_000)
    lines.set(key, [...(lines.get(key) ?? []), { id: row.id, acceptedBaseE4, factorE4 }])
  }
  return lines
}
