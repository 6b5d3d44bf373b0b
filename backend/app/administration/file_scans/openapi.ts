import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, flag, named, nullable, object, text, whole } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { scanListing } from './listing.js'
import { scanFields } from './present.js'
import { removalValidator } from './validator.js'

const scan = named('FileScan', object(scanFields))

const scanner = object({
  ...{ answers: flag, version: nullable(text), signatureDays: nullable(whole), isOld: flag },
})

describe('/api/file-scans', {
  GET: {
    summary: 'List what the virus scanner found in uploaded files, newest first',
    list: scanListing,
    answer: arrayOf(scan),
  },
  'GET /scanner': {
    summary: 'Get whether the virus scanner answers; null while none is set',
    answer: object({ scanner: nullable(scanner) }),
  },
  'POST /rescan': {
    summary: 'Scan all files again, as a job',
    body: noBody,
    answer: job,
    status: 202,
  },
  'POST /:id/rescan': {
    summary: 'Scan a file again, as a job',
    body: noBody,
    answer: job,
    status: 202,
  },
  'POST /:id/removal': {
    summary: 'Delete the content of an infected file; its record stays',
    body: removalValidator,
    versioned: true,
    answer: scan,
  },
})
