import type { Listing } from '#core/listing/definition'

/** A view over the checklists and their people. */
export const checklistListing: Listing = {
  table: 'checklist_entries',
  search: false,
  defaultSort: { field: 'nextDueOn', order: 'asc' },
  fields: {
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    employeeName: {
      column: 'employee_name',
      arabic: 'employee_name_ar',
      type: 'text',
      letters: true,
    },
    departmentId: { column: 'department_id', type: 'number', sort: false },
    kind: { column: 'kind', type: 'choice', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    anchorOn: { column: 'anchor_on', type: 'day' },
    nextDueOn: { column: 'next_due_on', type: 'day' },
  },
}

/** A view over the items, their checklists and their people. */
export const checklistItemListing: Listing = {
  table: 'checklist_task_entries',
  search: false,
  defaultSort: { field: 'dueOn', order: 'asc' },
  fields: {
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    employeeName: {
      column: 'employee_name',
      arabic: 'employee_name_ar',
      type: 'text',
      sort: false,
    },
    kind: { column: 'kind', type: 'choice', sort: false },
    owner: { column: 'owner', type: 'choice', sort: false },
    dueOn: { column: 'due_on', type: 'day' },
    done: { column: 'is_done', type: 'boolean', sort: false },
  },
}
