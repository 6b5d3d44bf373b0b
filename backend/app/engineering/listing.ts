import type { Listing, ListField } from '#core/listing/definition'

const price = (column: string): ListField => ({
  column,
  type: 'money',
  ability: 'quotations.prices',
})

export const quotationListing: Listing = {
  table: 'quotations',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    revision: { column: 'revision', type: 'number', sort: false },
    bdmInitials: { column: 'bdm_initials', type: 'text' },
    projectName: { column: 'project_name', type: 'text' },
    projectNameAr: { column: 'project_name_ar', type: 'text', sort: false },
    areaSqm: { column: 'area_sqm_e4', type: 'decimal4' },
    location: { column: 'location', type: 'text' },
    city: { column: 'city', type: 'text' },
    endUser: { column: 'end_user', type: 'text' },
    requestedBy: { column: 'requested_by', type: 'text' },
    requesterType: { column: 'requester_type', type: 'choice' },
    clientType: { column: 'client_type', type: 'choice' },
    contractorPreference: { column: 'contractor_preference', type: 'choice' },
    vendorListNomination: { column: 'vendor_list_nomination', type: 'choice' },
    historicalSuccess: { column: 'historical_success', type: 'choice' },
    projectType: { column: 'project_type', type: 'choice' },
    quotedOn: { column: 'quoted_on', type: 'day' },
    validUntilOn: { column: 'valid_until_on', type: 'day' },
    followUpOn: { column: 'follow_up_on', type: 'day' },
    lostReason: { column: 'lost_reason', type: 'choice', sort: false },
    productTypes: { column: 'product_types', type: 'list', sort: false },
    projectScore: { column: 'project_score_bp', type: 'score' },
    recommendationStatus: { column: 'recommendation_status', type: 'choice' },
    status: { column: 'status', type: 'choice' },
    stage: { column: 'stage', type: 'choice' },
    clientId: { column: 'client_id', type: 'number' },
    clientName: { column: 'client_name', type: 'text' },
    currency: { column: 'currency', type: 'choice', sort: false },
    createdBy: { column: 'created_by', type: 'number' },
    submittedAt: { column: 'submitted_at', type: 'instant', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
    subtotal: price('subtotal_minor'),
    discount: { ...price('discount_minor'), sort: false },
    vat: price('vat_minor'),
    total: price('total_minor'),
    margin: { column: 'margin_bp', type: 'score', ability: 'quotations.margin' },
  },
}

export const scoringConfigListing: Listing = {
  table: 'scoring_configs',
  search: false,
  defaultSort: { field: 'configVersion', order: 'desc' },
  fields: {
    configVersion: { column: 'config_version', type: 'number' },
    active: { column: 'active', type: 'boolean', sort: false },
    createdAt: { column: 'created_at', type: 'instant', sort: false },
  },
}
