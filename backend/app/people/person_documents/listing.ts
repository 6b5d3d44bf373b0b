import type { Listing } from '#core/listing/definition'

/** A view over the documents, their people and their kinds. */
export const personDocumentListing: Listing = {
  table: 'person_document_entries',
  search: false,
  defaultSort: { field: 'expiresOn', order: 'asc' },
  fields: {
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    employeeName: {
      column: 'employee_name',
      type: 'text',
      arabic: 'employee_name_ar',
      letters: true,
    },
    departmentId: { column: 'department_id', type: 'number', sort: false },
    documentKindId: { column: 'document_kind_id', type: 'number', sort: false },
    number: { column: 'number', type: 'text', sort: false },
    issuedOn: { column: 'issued_on', type: 'day', sort: false },
    expiresOn: { column: 'expires_on', type: 'day' },
    current: { column: 'is_current', type: 'boolean', sort: false },
    employed: { column: 'employed', type: 'boolean', sort: false },
  },
}
