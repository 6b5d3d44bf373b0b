import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { AppError } from '#core/base/app_error'
import { computeFigures } from './compute_figures.js'
import { equipmentChanges } from './equipment_entries.js'
import type { SettlementFigures } from './figures.js'
import { lastDayOf } from './leaving.js'
import type Settlement from './settlement.js'

/** What of a settlement may turn out otherwise after it was reckoned. */
export const CHANGES = [
  'leaving',
  'pay',
  'service',
  'award',
  'leave',
  'month',
  'compensation',
  'equipment',
] as const
export type Change = (typeof CHANGES)[number]

const PARTS = {
  pay: ({ pay }: SettlementFigures) => pay,
  service: ({ service, joinOn }: SettlementFigures) => ({ service, joinOn }),
  award: ({ award }: SettlementFigures) => award,
  leave: ({ leave }: SettlementFigures) => leave.map(({ name: _, nameAr: __, ...days }) => days),
  month: ({ month }: SettlementFigures) => month,
  compensation: ({ compensation }: SettlementFigures) => compensation,
} as const

/**
 * What would be otherwise if it were reckoned today: the pay of the last day, the leave that is left, the
 * last day itself, what is not returned. Nothing of a settlement that is cancelled.
 */
export async function changedSince(
  client: QueryClientContract,
  settlement: Settlement
): Promise<Change[]> {
  if (settlement.status === 'cancelled') return []
  const changes = new Set<Change>()
  if ((await lastDayOf(client, settlement.employee)) !== settlement.lastDayOn)
    changes.add('leaving')
  const now = await figuresNow(client, settlement)
  for (const [name, part] of Object.entries(PARTS))
    if (!now || !isSame(part(now), part(settlement.figures))) changes.add(name as Change)
  const { unlisted, returned } = await equipmentChanges(client, settlement)
  if (settlement.status !== 'paid' && unlisted.length + returned.length) changes.add('equipment')
  return CHANGES.filter((name) => changes.has(name))
}

/** Null where nothing can be reckoned any more, as after the pay was called off. */
async function figuresNow(client: QueryClientContract, settlement: Settlement) {
  try {
    return await computeFigures(client, settlement)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Compared by their values: the database may keep members in another order. */
const isSame = (a: unknown, b: unknown) => sorted(a) === sorted(b)

const sorted = (value: unknown) =>
  JSON.stringify(value, (_, member: unknown) =>
    member && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member
  )
