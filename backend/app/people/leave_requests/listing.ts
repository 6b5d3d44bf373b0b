import type { Listing } from '#core/listing/definition'

export const leaveRequestListing: Listing = {
  table: 'leave_requests',
  search: false,
  defaultSort: { field: 'fromOn', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    leaveTypeId: { column: 'leave_type_id', type: 'number', sort: false },
    fromOn: { column: 'from_on', type: 'day' },
    toOn: { column: 'to_on', type: 'day' },
    status: { column: 'status', type: 'choice', sort: false },
    updatedAt: { column: 'updated_at', type: 'instant', sort: false },
  },
}
