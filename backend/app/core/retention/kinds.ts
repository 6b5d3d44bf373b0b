import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** A row that is past its time. */
export interface PastRow {
  id: number | string
  bytes: number
  /** Its date, as the database returns it. */
  at: string | Date
}

/** What is kept for some time only: rows of one table by their date. */
export interface RetentionKind {
  /** Stable: the rule, the audit log and the words of the screen name it. */
  name: string
  table: string
  /** The column that its age counts from; an index begins with it. */
  date: string
  /** While no one has chosen; null: for ever. */
  defaultDays: number | null
  /** No rule keeps it for less. */
  minimumDays: number
  /** Rows in use never go, however old. */
  narrow?(query: DatabaseQueryBuilderContract<any>): unknown
  /** SQL of what one row takes. */
  bytes: string
  /** Instead of deleting the rows themselves: files, and what goes with them. */
  remove?(uow: UnitOfWork, ids: (number | string)[]): Promise<void>
  /** After the rows, e.g. folders that are empty now. */
  finish?(before: string): Promise<unknown>
}

const kinds = new Map<string, RetentionKind>()

/** A department declares what it keeps for some time only. */
export function registerRetention(kind: RetentionKind) {
  kinds.set(kind.name, kind)
}

export const retentionKinds = (): RetentionKind[] => [...kinds.values()]

export const retentionKind = (name: string): RetentionKind | undefined => kinds.get(name)

/** Bytes of text columns; what is empty counts nothing. */
export const textBytes = (table: string, ...columns: string[]) =>
  columns.map((column) => `COALESCE(OCTET_LENGTH(${table}.${column}), 0)`).join(' + ')

/** Bytes of the files that these columns name. */
export const fileBytes = (table: string, ...columns: string[]) =>
  `(SELECT COALESCE(SUM(held.size), 0) FROM files held WHERE held.id IN (${columns
    .map((column) => `${table}.${column}`)
    .join(', ')}))`
