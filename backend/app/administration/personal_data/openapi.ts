import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, id, instant, object, text } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { overviewSchema } from './overview.js'
import { erasureSchema } from './erasure_schema.js'
import { erasureValidator, searchValidator } from './validator.js'

describe('/api/personal-data', {
  'GET /:kind': {
    summary: 'Search people of a kind',
    query: searchValidator,
    answer: arrayOf(object({ id, label: text })),
  },
  'GET /:kind/:id': {
    summary: 'Get what the portal holds of a person, area by area',
    answer: overviewSchema,
  },
  'POST /:kind/:id/exports': {
    summary: 'Export what the portal holds of a person to an archive, as a job',
    body: noBody,
    answer: job,
    status: 202,
    failures: [404],
  },
  'GET /:kind/:id/erasure': {
    summary: 'Preview what an erasure of a person would delete, replace and keep, and why',
    answer: erasureSchema,
  },
  'POST /:kind/:id/erasure': {
    summary: 'Request the erasure of what is held of a person; a second person confirms it',
    body: erasureValidator,
    answer: object({ id, expiresAt: instant }),
    status: 202,
    failures: [404, 409],
  },
})
