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
import { GUARANTEE_KINDS, GUARANTEE_STATUSES } from '#production/enums/guarantees'
import { guaranteeListing } from './listing.js'
import {
  createGuaranteeValidator,
  extensionValidator,
  releaseValidator,
  updateGuaranteeValidator,
} from './validator.js'

const fields = {
  ...{ id, version: whole, projectId: id, kind: oneOf(GUARANTEE_KINDS.map(({ value }) => value)) },
  ...{ number: text, bank: text, amount: money, currency: text },
  ...each(['issuedOn', 'expiresOn', 'firstExpiresOn'], day),
  ...{ releasedOn: nullable(day), note: nullable(text), status: oneOf([...GUARANTEE_STATUSES]) },
  ...{ daysLeft: nullable(whole), createdAt: instant },
  can: can('update', 'extend', 'release', 'delete'),
}

const extension = object({
  ...{ fromOn: day, toOn: day, reason: nullable(text) },
  ...{ changedBy: nullable(text), changedAt: instant },
})

const row = named('ProjectGuaranteeRow', object(fields))
const guarantee = named('ProjectGuarantee', object({ ...fields, extensions: arrayOf(extension) }))
const change = (summary: string) => ({ summary, versioned: true as const, answer: guarantee })

describe('/api/projects', {
  'GET /:id/guarantees': { summary: 'List the guarantees of a project', answer: arrayOf(row) },
  'POST /:id/guarantees': {
    summary: 'Enter a guarantee of a project',
    body: createGuaranteeValidator,
    status: 201,
    answer: guarantee,
  },
})

const registered = named(
  'RegisteredGuarantee',
  object({ ...fields, projectCode: text, projectName: text, projectNameAr: nullable(text) })
)
const total = named('GuaranteeTotal', object({ currency: text, count: whole, amount: money }))

describe('/api/project-guarantees', {
  GET: {
    summary: 'List the guarantees of all projects, first those that end first',
    list: guaranteeListing,
    answer: arrayOf(registered),
  },
  'GET /totals': {
    summary: 'Add up the guarantees of all projects that match, by currency',
    list: guaranteeListing,
    answer: arrayOf(total),
  },
  'GET /:id': { summary: 'Get a guarantee with its extensions', answer: guarantee },
  'PATCH /:id': {
    ...change('Change a guarantee'),
    body: updateGuaranteeValidator,
    failures: [409],
  },
  'DELETE /:id': { summary: 'Delete a guarantee', versioned: true },
  'POST /:id/extensions': {
    ...change('Give a guarantee a later end'),
    body: extensionValidator,
    failures: [409],
  },
  'POST /:id/release': {
    ...change('Note that a guarantee was given back'),
    body: releaseValidator,
    failures: [409],
  },
  'GET /:id/history': {
    summary: 'List the changes of a guarantee, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})
