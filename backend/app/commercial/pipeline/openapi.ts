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
    summary: 'The quotations behind the figures',
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
            'lostReason',
          ],
          nullable(text)
        ),
        quotedOn: day,
        total: money,
      })
    ),
  },
  'GET /:id': {
    summary: 'Through which stages a quotation went, newest first',
    answer: arrayOf(
      object({ at: instant, by: nullable(text), from: nullable(text), to: nullable(text) })
    ),
  },
  'PATCH /:id': {
    summary: 'Say how likely a quotation is, when it will be decided and what comes next',
    body: pipelineEntryValidator,
    versioned: true,
  },
})
