import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { closingPoints } from '#core/closing/closing_points'
import type Closing from './closing.js'

/** What no record tells: a person ticks that it is done. */
export const MANUAL_POINTS = [
  'accruals_recorded',
  'accruals_reversed',
  'depreciation_recorded',
  'exchange_revalued',
  'figures_reviewed',
] as const
export type ManualPoint = (typeof MANUAL_POINTS)[number]

export interface ChecklistPoint {
  key: string
  kind: 'automatic' | 'manual'
  /** Records that are open; of a manual point one until it is ticked. */
  openCount: number
  isStrict: boolean
  page: { path: string; ability: string } | null
  tickedBy: number | null
}

/** Every point of a month as it is now. */
export async function checklist(
  closing: Closing,
  client: QueryClientContract
): Promise<ChecklistPoint[]> {
  const { fromOn, toOn } = closing
  const automatic: ChecklistPoint[] = []
  for (const { key, isStrict = false, page = null, countOpen } of closingPoints()) {
    const openCount = await countOpen({ fromOn, toOn }, client)
    automatic.push({ key, kind: 'automatic', openCount, isStrict, page, tickedBy: null })
  }
  const ticks = await client.from('closing_ticks').where('closing_id', closing.id)
  const manual = MANUAL_POINTS.map((key): ChecklistPoint => {
    const tick = ticks.find(({ point }) => point === key)
    return {
      ...{ key, kind: 'manual', openCount: tick ? 0 : 1, isStrict: false, page: null },
      tickedBy: tick?.created_by ?? null,
    }
  })
  return [...automatic, ...manual]
}
