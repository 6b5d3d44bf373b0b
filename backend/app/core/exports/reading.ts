import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

export type Query = DatabaseQueryBuilderContract<any>
export type Row = Record<string, any>

/** Rows between two turns of others in this process: about 2 ms of work. */
export const BATCH = 200

/** What is read for an export, and how. */
export interface Reading {
  table: string
  /** Conditions and order, nothing selected yet. */
  ordered: Query
  /** Adds joins and the selected columns. */
  prepare(query: Query): void
  signal: AbortSignal
  /** How many there are, as far as it is known. */
  total?: number
  /** Called with the rows read so far where they are all read before the first one is handed out. */
  passed?(rows: number): Promise<void>
}
