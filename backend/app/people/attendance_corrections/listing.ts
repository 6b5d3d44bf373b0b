import type { Listing } from '#core/listing/definition'

export const attendanceCorrectionListing: Listing = {
  table: 'attendance_corrections',
  search: false,
  defaultSort: { field: 'workedOn', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    workedOn: { column: 'worked_on', type: 'day' },
    status: { column: 'status', type: 'choice', sort: false },
    updatedAt: { column: 'updated_at', type: 'instant', sort: false },
  },
}
