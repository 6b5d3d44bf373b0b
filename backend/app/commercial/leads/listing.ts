import type { Listing } from '#core/listing/definition'

export const leadListing: Listing = {
  table: 'leads',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    name: { column: 'name', type: 'text', letters: true },
    clientId: { column: 'client_id', type: 'number', sort: false },
    companyName: { column: 'company_name', type: 'text', letters: true },
    source: { column: 'source', type: 'choice' },
    value: { column: 'value_minor', type: 'money' },
    currency: { column: 'currency', type: 'choice', sort: false },
    expectedOn: { column: 'expected_on', type: 'day' },
    nextStepOn: { column: 'next_step_on', type: 'day' },
    ownerId: { column: 'owner_id', type: 'number', sort: false },
    city: { column: 'city', type: 'text', sort: false },
    projectType: { column: 'project_type', type: 'choice', sort: false },
    lostReason: { column: 'lost_reason', type: 'choice', sort: false },
    stage: { column: 'stage', type: 'choice' },
    stageOn: { column: 'stage_on', type: 'day' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
