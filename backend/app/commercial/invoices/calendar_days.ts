import db from '@adonisjs/lucid/services/db'
import { MOST_DAYS, registerCalendarDays } from '#core/timeline/calendar_days'

/** Invoices that are still owed, by the day on which they fall due. */
registerCalendarDays('invoice_due', {
  resource: 'invoices',
  ability: 'invoices.view',
  between: async (days) => {
    const rows = await db
      .from('invoices')
      .whereBetween('due_on', days)
      .where('balance_minor', '>', 0)
      .whereNotNull('number')
      .limit(MOST_DAYS)
      .select('id', 'number', 'client_name', 'due_on as day')
    return rows.map((row) => ({
      id: row.id,
      on: row.day,
      number: row.number,
      about: row.client_name,
      link: `/commercial/invoicing/${row.id}`,
    }))
  },
})
