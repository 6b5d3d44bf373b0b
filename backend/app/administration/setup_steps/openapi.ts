import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { STEP_NAMES } from './missing.js'
import { STEP_STATES } from './present.js'

const step = named(
  'SetupStep',
  object({
    id,
    step: oneOf(STEP_NAMES),
    state: oneOf(STEP_STATES),
    missing: arrayOf(text),
    confirmedAt: nullable(instant),
    confirmedBy: nullable(person),
  })
)

describe('/api/setup-steps', {
  GET: { summary: 'List the steps of setting the portal up', answer: arrayOf(step) },
  'POST /:step/confirm': {
    summary: 'Confirm a step, also one that lacks something',
    body: noBody,
    answer: arrayOf(step),
  },
  'POST /:step/reopen': {
    summary: 'Open a confirmed step again',
    body: noBody,
    answer: arrayOf(step),
  },
})
