import type { Listing } from '#core/listing/definition'

/** The day on which the forecast expects a decision, as `pipelineSummary` has it. */
const FORECAST_ON =
  'COALESCE((SELECT e.expected_on FROM pipeline_entries e WHERE e.quotation_id = quotations.id), quotations.valid_until_on, quotations.quoted_on)'

/** Quotations as sales list them: the records behind the figures of the commercial pages. */
export const pipelineListing: Listing = {
  table: 'quotations',
  search: true,
  defaultSort: { field: 'quotedOn', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    projectName: { column: 'project_name', type: 'text', letters: true },
    clientName: { column: 'client_name', type: 'text', letters: true },
    stage: { column: 'stage', type: 'choice' },
    city: { column: 'city', type: 'choice' },
    projectType: { column: 'project_type', type: 'choice' },
    requesterType: { column: 'requester_type', type: 'choice' },
    bdmInitials: { column: 'bdm_initials', type: 'text' },
    lostReason: { column: 'lost_reason', type: 'choice' },
    total: { column: 'total_minor', type: 'money' },
    quotedOn: { column: 'quoted_on', type: 'day' },
    forecastOn: { column: 'valid_until_on', type: 'day', sort: false, expression: FORECAST_ON },
  },
}
