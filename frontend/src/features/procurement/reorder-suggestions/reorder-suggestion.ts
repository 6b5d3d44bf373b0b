import type { Schema } from '../../../api/types'

export const REORDER_SUGGESTIONS = 'procurement.reorder_suggestions'

/** What a warehouse is short of, net of what is already coming. */
export type Suggestion = Schema<'ReorderSuggestion'>

/** Suggestions in groups, each in the order in which it came. */
export function groupsBy(
  rows: Suggestion[],
  keyOf: (row: Suggestion) => number
): [number, Suggestion[]][] {
  const groups = new Map<number, Suggestion[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups]
}
