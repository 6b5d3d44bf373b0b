import db from '@adonisjs/lucid/services/db'
import { MOST_DAYS, registerCalendarDays } from '#core/timeline/calendar_days'

registerCalendarDays('document_expiry', {
  resource: 'person-documents',
  ability: 'employees.private',
  between: async ([first, last]) => {
    const rows = await db
      .from('person_document_entries')
      .where({ is_current: 1, employed: true })
      .whereBetween('expires_on', [first, last])
      .orderBy('expires_on')
      .orderBy('id')
      .limit(MOST_DAYS)
    return rows.map((row) => ({
      id: row.id,
      on: row.expires_on,
      number: row.kind_name,
      about: row.employee_name,
      link: `/hr/employees/${row.employee_id}?tab=documents`,
    }))
  },
})
