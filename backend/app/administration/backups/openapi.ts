import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, instant, named, nullable, object, text, whole } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { backupListing } from './listing.js'
import { backupFields } from './present.js'

const backup = named('Backup', object(backupFields))

describe('/api/backups', {
  GET: { summary: 'List backups, newest first', list: backupListing, answer: arrayOf(backup) },
  'GET /last': {
    summary: 'Get the latest backup, null before the first',
    answer: object({
      last: nullable(object({ madeAt: instant, folder: text, files: whole, bytes: whole })),
    }),
  },
  'GET /:id': { summary: 'Get a backup', answer: backup },
  POST: { summary: 'Make a backup now, as a job', body: noBody, answer: job, status: 202 },
  'GET /:id/archive': {
    summary: 'Download a backup as one archive; for owners, with a fresh code',
    media: 'application/x-tar',
    failures: [404],
  },
})
