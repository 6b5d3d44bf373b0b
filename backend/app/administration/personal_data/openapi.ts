import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, id, object, text } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { overviewSchema } from './overview.js'
import { searchValidator } from './validator.js'

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
})
