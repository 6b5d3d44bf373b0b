import db from '@adonisjs/lucid/services/db'
import { formatDecimal4, formatMoney, formatScaled } from '#engines/money/money'
import { COST_CURRENCY } from '#production/consumption/consumption_view'

/** Figures that rows stand behind. */
export const OPENED = ['issued', 'returned', 'net', 'installed', 'progress'] as const
type Opened = (typeof OPENED)[number]

interface Question {
  projectId: number
  materialId: number
  figure: Opened
  /** `YYYY-MM`. */
  month?: string
}

const MOVED: Partial<Record<Opened, string[]>> = {
  issued: ['issue'],
  returned: ['return'],
  net: ['issue', 'return'],
}

/** The rows that add up to a figure of a material, newest first. */
export async function consumptionEntries(question: Question, prices: boolean) {
  const rows = await rowsOf(question)
  const day = ({ on }: Entry) => on ?? ''
  const newest = rows.toSorted((a, b) => day(b).localeCompare(day(a)) || b.id - a.id)
  return newest
    .filter((row) => !question.month || day(row).startsWith(question.month))
    .map(({ quantityE4, percentBp, valueMinor, ...row }) => ({
      ...row,
      quantity: quantityE4 === null ? null : formatDecimal4(quantityE4),
      percent: percentBp === null ? null : formatScaled(percentBp, 2),
      value: prices && valueMinor !== null ? formatMoney(valueMinor, COST_CURRENCY) : null,
    }))
}

interface Entry {
  kind: 'movement' | 'installation' | 'order' | 'progress' | 'task'
  id: number
  recordId: number | null
  number: string | null
  /** Of a task: the day by which it needs the material. */
  on: string | null
  note: string | null
  quantityE4: number | null
  percentBp: number | null
  valueMinor: number | null
}

const EMPTY = { recordId: null, number: null, note: null, percentBp: null, valueMinor: null }

async function rowsOf({ projectId, materialId, figure, month }: Question): Promise<Entry[]> {
  const own = { project_id: projectId, material_id: materialId }
  if (figure === 'progress') {
    // the progress of today is that of the tasks, a month's is what was reported then
    const tasks = month ? [] : await needing(own)
    return tasks.length ? tasks : reported(own)
  }
  return figure === 'installed' ? installed(own) : moved(own, figure)
}

async function reported(own: object): Promise<Entry[]> {
  const rows = await db.from('material_progress').where(own)
  return rows.map((row) => ({
    ...EMPTY,
    kind: 'progress',
    id: row.id,
    on: row.reported_on,
    quantityE4: null,
    percentBp: Number(row.progress_bp),
  }))
}

/** The tasks of the schedule that need the material, with how much of each is done. */
async function needing(own: { project_id: number; material_id: number }): Promise<Entry[]> {
  const rows = await db
    .from('material_needs as n')
    .join('tasks as t', 't.id', 'n.task_id')
    .where({ 'n.project_id': own.project_id, 'n.material_id': own.material_id })
    .whereNull('t.removed_in')
    .select(
      'n.id',
      'n.task_id',
      'n.quantity_e4',
      'n.need_by_on',
      't.code',
      't.name',
      't.percent_e2'
    )
  return rows.map((row) => ({
    ...EMPTY,
    kind: 'task',
    id: row.id,
    recordId: row.task_id,
    number: row.code,
    note: row.name,
    on: row.need_by_on,
    quantityE4: Number(row.quantity_e4),
    percentBp: Number(row.percent_e2),
  }))
}

async function moved(own: object, figure: Opened): Promise<Entry[]> {
  const sign = figure === 'returned' ? -1 : 1
  const rows = await db
    .from('project_material_movements')
    .where(own)
    .whereIn('type', MOVED[figure]!)
  return rows.map((row) => ({
    ...EMPTY,
    kind: 'movement',
    id: row.id,
    recordId: row.movement_id,
    number: row.number,
    on: row.posted_on,
    quantityE4: sign * Number(row.quantity_e4),
    valueMinor: sign * Number(row.value_minor),
  }))
}

async function installed(own: object): Promise<Entry[]> {
  const [site, orders] = await Promise.all([
    db.from('material_installs').where(own),
    db.from('project_installations').where(own),
  ])
  const entry = (row: any) => ({
    ...EMPTY,
    id: row.id as number,
    on: row.installed_on as string,
    note: row.note as string | null,
    quantityE4: Number(row.quantity_e4),
  })
  return [
    ...site.map((row): Entry => ({ ...entry(row), kind: 'installation' })),
    ...orders.map((row): Entry => ({
      ...entry(row),
      kind: 'order',
      recordId: row.order_id,
      number: row.number,
    })),
  ]
}
