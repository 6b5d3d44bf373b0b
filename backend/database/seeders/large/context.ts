import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { seededRandom } from '#database/seeders/random'
import type { NumberSeries } from './number_series.js'
import type { RowWriter } from './row_writer.js'

export interface Named {
  id: number
  name: string
}

/** What the parts of the large data set know of each other. */
export interface LargeContext {
  trx: TransactionClientContract
  random: ReturnType<typeof seededRandom>
  write: RowWriter
  numbers: NumberSeries
  /** Id of a person by username; someone who exists where the demo company does not. */
  user(username: string): number
  /** Milliseconds since 1970: the data lies in the four years before. */
  now: number
  clients: Named[]
  vendors: Named[]
  /** In the order of their making. */
  projects: (Named & { nameAr: string })[]
  terms: number[]
}

/** Rows made and written at once: enough to be fast, few enough to stay small in memory. */
export const CHUNK = 2000
const YEARS = 4
const DAY = 86_400_000

/** The instant of the `index`th of `count` rows, spread evenly over the years up to now. */
export function instantOf(context: LargeContext, index: number, count: number): number {
  const span = YEARS * 365 * DAY
  return context.now - span + Math.floor((span * index) / count)
}

export function afterDays(instant: number, days: number, context: LargeContext): number {
  return Math.min(instant + days * DAY, context.now)
}

/** As `_at` columns hold it. */
export function sqlTime(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ')
}

/** As `_on` columns hold it. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

/** The first free id of a table: lines are written with the ids of their documents. */
export async function firstFreeId({ trx }: LargeContext, table: string): Promise<number> {
  const row = await trx.from(table).max('id as last').first()
  return Number(row?.last ?? 0) + 1
}

/** Makes `count` rows by index and writes them piece by piece. */
export async function inChunks(count: number, write: (from: number, to: number) => Promise<void>) {
  for (let from = 0; from < count; from += CHUNK) await write(from, Math.min(from + CHUNK, count))
}
