import type { Listing } from '#core/listing/definition'

export const delayListing: Listing = {
  table: 'delays',
  search: true,
  defaultSort: { field: 'firstOn', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    title: { column: 'title', type: 'text', sort: false },
    projectId: { column: 'project_id', type: 'number', sort: false },
    claimId: { column: 'claim_id', type: 'number', sort: false },
    cause: { column: 'cause', type: 'choice', sort: false },
    responsible: { column: 'responsible', type: 'choice', sort: false },
    firstOn: { column: 'first_on', type: 'day' },
    lastOn: { column: 'last_on', type: 'day', sort: false },
    noticeOn: { column: 'notice_on', type: 'day', sort: false },
    grantedDays: { column: 'granted_days', type: 'number', sort: false },
    status: { column: 'status', type: 'choice' },
    createdAt: { column: 'created_at', type: 'instant', sort: false },
    updatedAt: { column: 'updated_at', type: 'instant', sort: false },
  },
}
