import db from '@adonisjs/lucid/services/db'
import { MOST_DAYS, registerCalendarDays, type Days } from '#core/timeline/calendar_days'

/** Open tenders by one of their days; a bond runs on until its tender is decided. */
async function tendersOn(
  column: 'closing_on' | 'site_visit_on' | 'bond_expires_on',
  days: Days,
  statuses: string[]
) {
  const rows = await db
    .from('tenders')
    .whereIn('status', statuses)
    .whereBetween(column, days)
    .limit(MOST_DAYS)
    .select('id', 'reference', 'title', `${column} as day`)
  return rows.map((row) => ({
    id: row.id,
    on: row.day,
    number: row.reference,
    about: row.title,
    link: `/engineering/tenders/${row.id}`,
  }))
}

for (const [kind, column, statuses] of [
  ['tender_closes', 'closing_on', ['open']],
  ['tender_site_visit', 'site_visit_on', ['open']],
  ['tender_bond_ends', 'bond_expires_on', ['open', 'submitted']],
] as const)
  registerCalendarDays(kind, {
    resource: 'tenders',
    ability: 'quotations.view',
    between: (days) => tendersOn(column, days, [...statuses]),
  })
