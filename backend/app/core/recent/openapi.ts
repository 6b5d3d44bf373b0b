import { describe } from '#core/openapi/registry'
import { arrayOf, instant, named, object } from '#core/openapi/schema'
import { shownRecord } from '#core/search/openapi'
import { openedRecordValidator, recentRecordsValidator } from './validators.js'

describe('/api/recent-records', {
  GET: {
    summary: 'List the records you opened or changed last',
    query: recentRecordsValidator,
    answer: arrayOf(named('RecentRecord', object({ ...shownRecord, at: instant }))),
  },
  POST: {
    summary: 'Record that the user has opened a record',
    body: openedRecordValidator,
    failures: [404],
  },
})
