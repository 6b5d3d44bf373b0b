import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { previewSchema, ruleSchema } from './present.js'
import { previewValidator, saveRuleValidator } from './validator.js'

describe('/api/retention-rules', {
  GET: {
    summary: 'List what is kept for some time only, with its rules',
    answer: arrayOf(ruleSchema),
  },
  'GET /:kind/preview': {
    summary: 'Count what a rule of so many days would remove now',
    query: previewValidator,
    answer: previewSchema,
  },
  'PATCH /:kind': {
    summary: 'Keep a kind for so many days, or for ever',
    body: saveRuleValidator,
    versioned: true,
    answer: arrayOf(ruleSchema),
  },
  'POST /run': {
    summary: 'Remove what is past by the rules now, as a job',
    body: noBody,
    answer: job,
    status: 202,
  },
})
