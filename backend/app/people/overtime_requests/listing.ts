import db from '@adonisjs/lucid/services/db'
import type { Listing } from '#core/listing/definition'

/** Requests of people by their sign-ins. */
const ofUsers = (userIds: number[]) =>
  db
    .from('overtime_requests as o')
    .join('employees as e', 'e.id', 'o.employee_id')
    .whereIn('e.user_id', userIds)
    .select('o.id')

export const overtimeRequestListing: Listing = {
  table: 'overtime_requests',
  search: false,
  defaultSort: { field: 'workedOn', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    /** The sign-in of the person. */
    userId: { column: 'id', type: 'number', sort: false, within: ofUsers },
    workedOn: { column: 'worked_on', type: 'day' },
    minutes: { column: 'minutes', type: 'number' },
    projectId: { column: 'project_id', type: 'number', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    updatedAt: { column: 'updated_at', type: 'instant', sort: false },
  },
}
