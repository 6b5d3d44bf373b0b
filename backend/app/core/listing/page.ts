import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

export type Query = DatabaseQueryBuilderContract<any>

/** Rows that this user may see at all, beyond what the filters say. */
export type Scope = ((query: Query) => void) | null

export interface Page {
  ids: number[]
  total: number
}
