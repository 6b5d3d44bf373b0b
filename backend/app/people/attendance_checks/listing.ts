import type { Listing } from '#core/listing/definition'

export const attendanceCheckListing: Listing = {
  table: 'attendance_checks',
  search: false,
  defaultSort: { field: 'checkedAt', order: 'desc' },
  fields: {
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    siteId: { column: 'site_id', type: 'number', sort: false },
    workedOn: { column: 'worked_on', type: 'day', sort: false },
    checkedAt: { column: 'checked_at', type: 'instant' },
  },
}
