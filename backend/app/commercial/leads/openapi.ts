import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { LEAD_STAGES } from '#commercial/enums/lead_stages'
import { leadListing } from './listing.js'
import { createLeadValidator, moveLeadValidator, updateLeadValidator } from './validator.js'

const TEXTS = [
  'nameAr',
  'companyName',
  'contactName',
  'contactPhone',
  'contactEmail',
  'source',
  'nextStep',
  'city',
  'projectType',
  'notes',
  'stageReason',
  'lostReason',
  'ownerName',
  'quotationNumber',
  'quotationStage',
] as const

export const lead = named(
  'Lead',
  object({
    ...{ id, version: whole, number: text, name: text },
    ...each(TEXTS, nullable(text)),
    ...each(['clientId', 'ownerId', 'quotationId', 'createdBy'], nullable(id)),
    ...each(['expectedOn', 'nextStepOn'], nullable(day)),
    ...{ value: nullable(money), currency: text },
    ...{ stage: oneOf(LEAD_STAGES), stageOn: day },
    ...{ createdAt: instant, updatedAt: instant },
    can: can('update', 'move', 'delete'),
    allowedMoves: arrayOf(oneOf(LEAD_STAGES)),
  })
)

describe('/api/leads', {
  GET: { summary: 'List leads', list: leadListing, answer: arrayOf(lead) },
  POST: { summary: 'Create a lead', body: createLeadValidator, answer: lead, status: 201 },
  'GET /:id': { summary: 'Get a lead', answer: lead },
  'PATCH /:id': {
    summary: 'Update a lead',
    body: updateLeadValidator,
    versioned: true,
    answer: lead,
  },
  'DELETE /:id': {
    summary: 'Delete a lead that has no quotation',
    versioned: true,
    failures: [409],
  },
  'GET /:id/history': {
    summary: 'List the changes of a lead, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/move': {
    summary:
      'Move a lead to another stage; a step back needs a reason, a loss a reason of the list',
    body: moveLeadValidator,
    versioned: true,
    answer: lead,
    failures: [409],
  },
})
