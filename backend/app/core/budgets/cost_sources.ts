import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#core/database/raw_rows'
import { largestFirst } from '#core/reports/largest_first'
import type { CostHead } from './cost_heads.js'

/** Whose cost it is: a project's, or that of one of the firm's own departments. */
export const COST_OWNERS = ['project', 'department'] as const
export type CostOwner = (typeof COST_OWNERS)[number]

/** Where a cost comes from that has been spent. */
export const ACTUAL_SOURCES = [
  'vendor_bills',
  'stock_issues',
  'timesheets',
  'payroll',
  'journals',
] as const
/** Pay is a cost of departments; of projects, hours are. */
export const PROJECT_SOURCES = ACTUAL_SOURCES.filter((source) => source !== 'payroll')
/** Orders that bind the firm and were not billed: spent one day, not yet. */
export const COMMITTED = 'orders'
export const COST_SOURCES = [...ACTUAL_SOURCES, COMMITTED] as const
export type CostSourceName = (typeof COST_SOURCES)[number]

export interface CostQuestion {
  owner: CostOwner
  ids: readonly number[]
  /** Days, from the first to the last; without them all. */
  from?: string
  through?: string
  /** A document that is left out. */
  except?: { kind: string; id: number }
}

/**
 * Rows of SQL with `owner_id, cost_head, on_day, kind, record_id, number, party, amount_minor`, the amount in
 * minor units of the base currency.
 */
export interface CostRows {
  sql: string
  values: (string | number)[]
}

/** A department whose documents are costs. */
export interface CostSource {
  source: CostSourceName
  /** Null where it knows nothing of such owners. */
  rows(question: CostQuestion, dialect: string): CostRows | null
}

const sources: CostSource[] = []

/** Makes a department's documents costs of projects and departments; called at boot. */
export function registerCostSource(source: CostSource) {
  sources.push(source)
}

export interface CostSum {
  ownerId: number
  source: CostSourceName
  head: CostHead
  month: string
  amountMinor: number
}

type Client = Pick<QueryClientContract, 'rawQuery' | 'dialect'>

/** What each owner has cost and what it is bound to, by source, cost head and month: one query for a source. */
export async function costSums(
  question: CostQuestion,
  client: Client = db.connection()
): Promise<CostSum[]> {
  if (!question.ids.length) return []
  const sums: CostSum[] = []
  for (const { source, sql, values } of asked(question, client)) {
    const rows = await rawRows<any>(
      client,
      `SELECT owner_id, cost_head, SUBSTR(on_day, 1, 7) AS month, SUM(amount_minor) AS amount
        FROM (${sql}) c GROUP BY owner_id, cost_head, SUBSTR(on_day, 1, 7)`,
      values
    )
    for (const row of rows)
      sums.push({
        ...{ ownerId: Number(row.owner_id), source, head: row.cost_head, month: row.month },
        amountMinor: Number(row.amount),
      })
  }
  return sums
}

export interface CostDocument {
  source: CostSourceName
  kind: string
  recordId: number
  number: string
  party: string | null
  on: string
  amountMinor: number
}

/** Which of them: those of one source, or of all that was spent. */
export interface DocumentsQuestion extends CostQuestion {
  sources: readonly CostSourceName[]
  head?: CostHead
}

/** More are not shown at once. */
const MOST = 500

/** The documents that add up to a figure, the largest first, and how many there are. */
export async function costDocuments(
  question: DocumentsQuestion,
  client: Client = db.connection()
): Promise<{ count: number; rows: CostDocument[] }> {
  const found: CostDocument[] = []
  let count = 0
  for (const { source, sql, values } of asked(question, client, question.sources)) {
    const documents = `SELECT kind, record_id, number, party, on_day, SUM(amount_minor) AS amount
      FROM (${sql}) c ${question.head ? 'WHERE cost_head = ?' : ''}
      GROUP BY kind, record_id, number, party, on_day HAVING SUM(amount_minor) <> 0`
    const bound = question.head ? [...values, question.head] : values
    const [counted] = await rawRows<any>(
      client,
      `SELECT COUNT(*) AS count FROM (${documents}) d`,
      bound
    )
    count += Number(counted.count)
    const ordered = `${documents} ORDER BY ABS(SUM(amount_minor)) DESC LIMIT ${MOST}`
    const rows = await rawRows<any>(client, ordered, bound)
    found.push(...rows.map((row) => documentOf(row, source)))
  }
  return { count, rows: largestFirst(found).rows }
}

const documentOf = (row: any, source: CostSourceName): CostDocument => ({
  ...{ source, kind: row.kind, recordId: Number(row.record_id), number: row.number },
  ...{ party: row.party, on: row.on_day, amountMinor: Number(row.amount) },
})

/** The rows of each source as they are asked for. */
function asked(
  question: CostQuestion,
  client: Client,
  wanted: readonly CostSourceName[] = COST_SOURCES
) {
  return sources.flatMap(({ source, rows }) => {
    if (!wanted.includes(source)) return []
    const all = rows(question, client.dialect.name)
    return all ? [{ source, ...narrowed(all, question) }] : []
  })
}

function narrowed({ sql, values }: CostRows, { from, through, except }: CostQuestion): CostRows {
  const conditions: string[] = []
  const bound = [...values]
  const narrow = (condition: string, ...more: (string | number)[]) => {
    conditions.push(condition)
    bound.push(...more)
  }
  if (from) narrow('on_day >= ?', from)
  if (through) narrow('on_day <= ?', through)
  if (except) narrow('NOT (kind = ? AND record_id = ?)', except.kind, except.id)
  const where = conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''
  return { sql: `SELECT * FROM (${sql}) n ${where}`, values: bound }
}

/** As many question marks as there are values. */
export const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')
