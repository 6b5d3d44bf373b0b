import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { rawRows } from '#core/database/raw_rows'
import { PAGE_SIZE } from '#core/listing/parse_list_query'
import { sendTotal } from '#core/listing/send_total'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { COST_CURRENCY } from '#production/consumption/consumption_view'

const MOVED = `SELECT 'movement' AS kind, id, movement_id AS record_id, number, posted_on AS on_day,
  NULL AS note, project_id, material_id, CASE WHEN type = 'return' THEN 'returned' ELSE 'issued' END
  AS figure, quantity_e4, value_minor FROM project_material_movements`
const SITE = `SELECT 'installation' AS kind, id, NULL AS record_id, NULL AS number,
  installed_on AS on_day, note, project_id, material_id, 'installed' AS figure, quantity_e4,
  NULL AS value_minor FROM material_installs`
const ORDERS = `SELECT 'order' AS kind, id, order_id AS record_id, number, installed_on AS on_day, note,
  project_id, material_id, 'installed' AS figure, quantity_e4, NULL AS value_minor
  FROM project_installations`
const ROWS = [MOVED, SITE, ORDERS].join(' UNION ALL ')

/** The sources that stand behind one figure. */
const FIGURES = {
  issued: ['issued'],
  returned: ['returned'],
  net: ['issued', 'returned'],
  installed: ['installed'],
}

interface OpenedSum {
  figure: keyof typeof FIGURES
  /** `2026-03` */
  month?: string
  projectId?: number
  _start?: number
  _end?: number
}

/** @throws AppError 404 when there is no such material */
export async function findMaterial(id: string): Promise<number> {
  const material = await db.from('material_names').where('id', Number(id)).first()
  if (!material) throw notFound()
  return Number(material.id)
}

/** A page of the rows that add up to a figure of a material over all projects, or of one; newest first. */
export async function materialEntries(ctx: HttpContext, materialId: number, question: OpenedSum) {
  const { figure, month, projectId, _start: start = 0 } = question
  const figures = FIGURES[figure]
  const values: (string | number)[] = [materialId, ...figures]
  if (month) values.push(month)
  if (projectId) values.push(projectId)
  const from = `FROM (${ROWS}) e JOIN projects p ON p.id = e.project_id WHERE e.material_id = ?
    AND e.figure IN (${figures.map(() => '?').join(', ')})
    ${month ? 'AND substr(e.on_day, 1, 7) = ?' : ''} ${projectId ? 'AND e.project_id = ?' : ''}`
  const connection = db.connection()
  const [counted] = await rawRows<any>(connection, `SELECT COUNT(*) AS total ${from}`, values)
  sendTotal(ctx, Number(counted.total))
  const rows = await rawRows<any>(
    connection,
    `SELECT e.*, p.code, p.name, p.name_ar ${from}
      ORDER BY e.on_day DESC, e.kind, e.id DESC LIMIT ? OFFSET ?`,
    [...values, Math.max(0, (question._end ?? start + PAGE_SIZE) - start), start]
  )
  const sign = figure === 'returned' ? -1 : 1
  const prices = ctx.abilities.has('projects.prices')
  return rows.map((row, i) => entryView(row, { id: start + i + 1, sign, prices }))
}

interface About {
  id: number
  sign: number
  prices: boolean
}

/** @param about with the place of the row in the list: rows of several sources share their ids */
const entryView = (row: any, { id, sign, prices }: About) => ({
  id,
  kind: row.kind as 'movement' | 'installation' | 'order',
  recordId: row.record_id as number | null,
  number: row.number as string | null,
  on: row.on_day as string,
  note: row.note as string | null,
  projectId: row.project_id as number,
  code: row.code as string,
  projectName: row.name as string,
  projectNameAr: row.name_ar as string | null,
  quantity: formatDecimal4(sign * Number(row.quantity_e4)),
  value:
    prices && row.value_minor !== null
      ? formatMoney(sign * Number(row.value_minor), COST_CURRENCY)
      : null,
})
