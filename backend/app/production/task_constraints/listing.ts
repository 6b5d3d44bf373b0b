import type { Listing } from '#core/listing/definition'

/** A view over the constraints, with their tasks as the schedule has them. */
export const constraintListing: Listing = {
  table: 'constraint_entries',
  search: false,
  defaultSort: { field: 'neededOn', order: 'asc' },
  fields: {
    projectId: { column: 'project_id', type: 'number', sort: false },
    projectCode: { column: 'project_code', type: 'text' },
    taskId: { column: 'task_id', type: 'number', sort: false },
    taskName: { column: 'task_name', type: 'text', sort: false },
    taskStartOn: { column: 'task_start_on', type: 'day' },
    kind: { column: 'kind', type: 'choice' },
    description: { column: 'description', type: 'text', sort: false },
    ownerId: { column: 'owner_id', type: 'number', sort: false },
    neededOn: { column: 'needed_on', type: 'day' },
    isOpen: { column: 'is_open', type: 'boolean', sort: false },
    resolvedAt: { column: 'resolved_at', type: 'instant' },
  },
}
