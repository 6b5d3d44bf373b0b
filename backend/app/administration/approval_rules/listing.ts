import type { Listing } from '#core/listing/definition'

export const approvalRuleListing: Listing = {
  table: 'approval_rules',
  search: false,
  defaultSort: { field: 'documentType', order: 'asc' },
  fields: {
    documentType: { column: 'document_type', type: 'choice' },
    name: { column: 'name', type: 'text', letters: true },
    active: { column: 'active', type: 'boolean' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
