import type { Listing } from '#core/listing/definition'

export const attendanceDayListing: Listing = {
  table: 'attendance_days',
  search: false,
  defaultSort: { field: 'on', order: 'desc' },
  fields: {
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    siteId: { column: 'site_id', type: 'number', sort: false },
    on: { column: 'on', type: 'day' },
    status: { column: 'status', type: 'choice', sort: false },
    lateMinutes: { column: 'late_minutes', type: 'number', sort: false },
    earlyMinutes: { column: 'early_minutes', type: 'number', sort: false },
    delayMinutes: { column: 'delay_minutes', type: 'number', sort: false },
  },
}
