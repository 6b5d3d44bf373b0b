import type { Listing } from '#core/listing/definition'

export const projectListing: Listing = {
  table: 'projects',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    code: { column: 'code', type: 'text', unique: true },
    name: { column: 'name', type: 'text', arabic: 'shown_name_ar' },
    nameAr: { column: 'name_ar', type: 'text', sort: false },
    quotationId: { column: 'quotation_id', type: 'number' },
    quotationNumber: { column: 'quotation_number', type: 'text', sort: false },
    clientId: { column: 'client_id', type: 'number' },
    clientName: { column: 'client_name', type: 'text' },
    endUser: { column: 'end_user', type: 'text', sort: false },
    location: { column: 'location', type: 'text' },
    city: { column: 'city', type: 'text' },
    areaSqm: { column: 'area_sqm_e4', type: 'decimal4', sort: false },
    projectType: { column: 'project_type', type: 'choice' },
    productTypes: { column: 'product_types', type: 'list', sort: false },
    bdmInitials: { column: 'bdm_initials', type: 'text' },
    currency: { column: 'currency', type: 'choice', sort: false },
    contractValue: { column: 'contract_value_minor', type: 'money', ability: 'projects.prices' },
    status: { column: 'status', type: 'choice' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
