import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  id,
  instant,
  money,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { pipelineListing } from './listing.js'
import { pipelineEntryValidator } from './validator.js'

describe('/api/pipeline', {
  GET: {
    summary: 'List the quotations of the pipeline',
    list: pipelineListing,
    answer: arrayOf(
      object({
        id,
        version: whole,
        ...each(['number', 'projectName', 'stage', 'currency'], text),
        ...each(
          [
            'projectNameAr',
            'clientName',
            'city',
            'projectType',
            'requesterType',
            'bdmInitials',
            'bdmName',
            'lostReason',
          ],
          nullable(text)
        ),
        quotedOn: day,
        total: money,
      })
    ),
  },
  'GET /people': {
    summary: 'List the business developers of quotations, by the initials they sign with',
    answer: arrayOf(object({ initials: text, name: nullable(text) })),
  },
  'GET /:id': {
    summary: 'List the stage changes of a quotation, newest first',
    answer: arrayOf(
      object({ at: instant, by: nullable(text), from: nullable(text), to: nullable(text) })
    ),
  },
  'PATCH /:id': {
    summary: 'Set the probability, expected decision and next step of a quotation',
    body: pipelineEntryValidator,
    versioned: true,
  },
})
