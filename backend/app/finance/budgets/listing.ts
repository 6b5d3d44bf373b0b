import type { Listing } from '#core/listing/definition'

export const budgetListing: Listing = {
  table: 'budgets',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text' },
    title: { column: 'title', type: 'text', sort: false },
    owner: { column: 'owner', type: 'choice', sort: false },
    projectId: { column: 'project_id', type: 'number', sort: false },
    departmentId: { column: 'department_id', type: 'number', sort: false },
    fromMonth: { column: 'from_month', type: 'text' },
    status: { column: 'status', type: 'choice' },
    total: { column: 'total_minor', type: 'money' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
