import { describe } from '#core/openapi/registry'
import { mapOf, whole } from '#core/openapi/schema'
import { countsValidator } from './validator.js'

describe('/api/counts', {
  GET: {
    summary:
      'Count the records of several lists, e.g. `vendors` or `invoices?status=draft`; ' +
      'lists that the user can’t open or whose section is closed are omitted',
    query: countsValidator,
    answer: mapOf(whole),
  },
})
