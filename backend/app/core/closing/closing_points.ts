import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A month of the books, first and last day. */
export interface ClosedMonth {
  fromOn: string
  toOn: string
}

/** What has to be done before a month is closed; who owns the records says how many are open. */
export interface ClosingPoint {
  /** Names its text. */
  key: string
  /** Nothing explains it: the month is not closed while it is open. */
  isStrict?: boolean
  /** Records of the month, or before it, that are open. */
  countOpen(month: ClosedMonth, client: QueryClientContract): Promise<number>
  /** Page on which they are found, and who may see it. */
  page?: { path: string; ability: string }
}

const points: ClosingPoint[] = []

/** Adds a point to the checklist of every month; called at boot. */
export function registerClosingPoint(point: ClosingPoint) {
  if (points.some(({ key }) => key === point.key))
    throw new Error(`closing point ${point.key} is registered twice`)
  points.push(point)
}

export const closingPoints = (): readonly ClosingPoint[] => points

type Query = ReturnType<QueryClientContract['from']>

/** How many rows a query has. */
export async function countOf(query: Query): Promise<number> {
  const [row] = await query.count('* as count')
  return Number(row.count)
}
