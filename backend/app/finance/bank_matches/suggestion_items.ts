import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Sides } from './sides.js'

/** The lines of both sides by suggestion. */
export async function itemsOf(
  suggestionIds: number[],
  client: Pick<QueryClientContract, 'from'>
): Promise<Map<number, Sides>> {
  const rows = await client
    .from('bank_suggestion_items')
    .whereIn('suggestion_id', suggestionIds)
    .orderBy('id')
    .select('suggestion_id', 'side', 'line_id')
  const items = new Map(
    suggestionIds.map((id): [number, Sides] => [id, { lineIds: [], journalLineIds: [] }])
  )
  for (const { suggestion_id: id, side, line_id: lineId } of rows) {
    const sides = items.get(Number(id))!
    ;(side === 'bank' ? sides.lineIds : sides.journalLineIds).push(Number(lineId))
  }
  return items
}
