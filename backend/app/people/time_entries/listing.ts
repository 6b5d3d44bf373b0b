import type { Listing } from '#core/listing/definition'

/** A view over hours, their weeks and people. */
export const timeEntryListing: Listing = {
  table: 'time_entry_rows',
  search: false,
  defaultSort: { field: 'workedOn', order: 'asc' },
  fields: {
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    projectId: { column: 'project_id', type: 'number', sort: false },
    workedOn: { column: 'worked_on', type: 'day' },
    weekStart: { column: 'week_start', type: 'day', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    batchId: { column: 'batch_id', type: 'number', sort: false },
  },
}
