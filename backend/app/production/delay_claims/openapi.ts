import { historyEntry, job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { reasonValidator } from '#core/validation/decisions'
import { delayRow, impactBase, impactFigures } from '#production/delays/openapi'
import { DELAY_CLAIM_STATUSES } from '#production/enums/delays'
import { delayClaimListing } from './listing.js'
import { createClaimValidator, printClaimValidator } from './validator.js'

const fields = {
  ...{ id, version: whole, number: text, projectId: id, projectCode: text, projectName: text },
  projectNameAr: nullable(text),
  status: oneOf([...DELAY_CLAIM_STATUSES]),
  ...{ claimedDays: whole, grantedDays: whole, delayCount: whole, openCount: whole },
  ...{ statement: nullable(text), reason: nullable(text), createdByName: nullable(text) },
  createdAt: instant,
  can: can('withdraw'),
}

const row = named('DelayClaimRow', object(fields))
const claim = named(
  'DelayClaim',
  object({ ...fields, base: impactBase, impact: impactFigures, delays: arrayOf(delayRow) })
)

describe('/api/delay-claims', {
  GET: {
    summary: 'List claims for extension of time',
    list: delayClaimListing,
    answer: arrayOf(row),
  },
  POST: {
    summary: 'Claim an extension of time for recorded delays',
    body: createClaimValidator,
    answer: claim,
  },
  'GET /:id': { summary: 'Get a claim with its delays and impact', answer: claim },
  'GET /:id/history': {
    summary: 'List the changes of a claim, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/prints': {
    summary: 'Print a claim as PDF, as a job',
    body: printClaimValidator,
    answer: job,
    status: 202,
  },
  'POST /:id/withdraw': {
    summary: 'Withdraw a claim',
    body: reasonValidator,
    versioned: true,
    answer: claim,
  },
})
