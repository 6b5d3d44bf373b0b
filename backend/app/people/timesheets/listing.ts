import type { Listing } from '#core/listing/definition'

export const timesheetListing: Listing = {
  table: 'timesheets',
  search: false,
  defaultSort: { field: 'weekStart', order: 'desc' },
  fields: {
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    weekStart: { column: 'week_start', type: 'day' },
    status: { column: 'status', type: 'choice', sort: false },
    totalMinutes: { column: 'total_minutes', type: 'number' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
