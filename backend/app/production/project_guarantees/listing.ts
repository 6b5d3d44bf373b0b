import type { Listing } from '#core/listing/definition'

/** The guarantees of all projects. What they are worth today follows from their days. */
export const guaranteeListing: Listing = {
  table: 'project_guarantees',
  search: false,
  defaultSort: { field: 'expiresOn', order: 'asc' },
  fields: {
    projectId: { column: 'project_id', type: 'number', sort: false },
    kind: { column: 'kind', type: 'choice', sort: false },
    number: { column: 'number', type: 'text', sort: false },
    bank: { column: 'bank', type: 'text', sort: false },
    amount: { column: 'amount_minor', type: 'money', sort: false },
    currency: { column: 'currency', type: 'choice', sort: false },
    issuedOn: { column: 'issued_on', type: 'day', sort: false },
    expiresOn: { column: 'expires_on', type: 'day' },
    releasedOn: { column: 'released_on', type: 'day', sort: false },
  },
}
