import { describe } from '#core/openapi/registry'
import { mapOf, whole } from '#core/openapi/schema'
import { countsValidator } from './validator.js'

describe('/api/counts', {
  GET: {
    summary:
      'How many records each of several lists has, e.g. `vendors` or `invoices?status=draft`; ' +
      'without those that one may not open or whose section is closed',
    query: countsValidator,
    answer: mapOf(whole),
  },
})
