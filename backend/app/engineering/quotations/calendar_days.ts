import db from '@adonisjs/lucid/services/db'
import { MOST_DAYS, registerCalendarDays, type Days } from '#core/timeline/calendar_days'

/** Quotations that wait for the client's word, by one of their days. */
async function waiting(column: 'follow_up_on' | 'valid_until_on', days: Days) {
  const rows = await db
    .from('quotations')
    .where('stage', 'submitted_to_client')
    .whereBetween(column, days)
    .limit(MOST_DAYS)
    .select('id', 'number', 'project_name', `${column} as day`)
  return rows.map((row) => ({
    id: row.id,
    on: row.day,
    number: row.number,
    about: row.project_name,
    link: `/engineering/quotations/${encodeURIComponent(row.number)}`,
  }))
}

for (const [kind, column] of [
  ['follow_up', 'follow_up_on'],
  ['quotation_ends', 'valid_until_on'],
] as const)
  registerCalendarDays(kind, { resource: 'quotations', between: (days) => waiting(column, days) })
