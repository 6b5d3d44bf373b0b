import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { addMonths } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { dueDays, type Recurrence } from './due_days.js'

/** Beyond the longest time between two payments. */
const MONTHS_AHEAD = 61

export const recurrenceOf = (row: any): Recurrence => ({
  ...{ firstOn: row.first_on, lastOn: row.last_on, every: Number(row.every), unit: row.unit },
  instalments: row.instalments === null ? null : Number(row.instalments),
})

/** When each is due next: nothing of what is paused or over. */
export async function nextDays(ids: number[], client: QueryClientContract) {
  const rows: any[] = await client.from('recurring_payments').whereIn('id', ids)
  return new Map(
    rows.map((row) => {
      const from = row.first_on > today() ? row.first_on : today()
      const [nextOn = null] = row.active
        ? dueDays(recurrenceOf(row), from, addMonths(from, MONTHS_AHEAD))
        : []
      return [Number(row.id), { nextOn }] as const
    })
  )
}
