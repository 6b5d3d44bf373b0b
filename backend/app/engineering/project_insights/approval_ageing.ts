import db from '@adonisjs/lucid/services/db'
import { dayAfter } from '#engineering/quotations/follow_up'
import { today } from '#core/settings/firm_clock'

/** From so many days on; the last is open. */
const BUCKETS = [
  { fromDays: 0, toDays: 2 },
  { fromDays: 3, toDays: 6 },
  { fromDays: 7, toDays: 13 },
  { fromDays: 14, toDays: null },
]

/** How long quotations wait for their approval, by the day they were submitted on. */
export async function ageingOf(on: string = today()) {
  const rows: any[] = await db
    .from('quotations')
    .where('stage', 'pending_approval')
    .groupByRaw('SUBSTR(submitted_at, 1, 10)')
    .select(db.raw('SUBSTR(submitted_at, 1, 10) AS day'), db.raw('COUNT(*) AS total'))
  return BUCKETS.map(({ fromDays, toDays }) => {
    const until = dayAfter(on, -fromDays)
    const from = toDays === null ? null : dayAfter(on, -toDays)
    const own = rows.filter(
      ({ day }) => (from === null || day >= from) && (fromDays === 0 || day <= until)
    )
    return {
      fromDays,
      toDays,
      from,
      to: fromDays === 0 ? null : until,
      count: own.reduce((sum, { total }) => sum + Number(total), 0),
    }
  })
}
