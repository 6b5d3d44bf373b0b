import type { Listing } from '#core/listing/definition'

/** A view over the promises of all weeks. */
export const promiseListing: Listing = {
  table: 'promise_entries',
  search: false,
  defaultSort: { field: 'weekOn', order: 'desc' },
  fields: {
    projectId: { column: 'project_id', type: 'number', sort: false },
    projectCode: { column: 'project_code', type: 'text' },
    weekOn: { column: 'week_on', type: 'day' },
    status: { column: 'status', type: 'choice', sort: false },
    taskId: { column: 'task_id', type: 'number', sort: false },
    taskName: { column: 'task_name', type: 'text', sort: false },
    promisedBy: { column: 'promised_by', type: 'number', sort: false },
    outcome: { column: 'outcome', type: 'choice', sort: false },
    reason: { column: 'reason', type: 'choice', sort: false },
  },
}
