import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { stagePlanValidator } from './validator.js'
import { TRACKING_STAGES } from '#engineering/enums/tracking_stages'

const stagePlan = named(
  'StagePlan',
  object({
    version: whole,
    stages: arrayOf(
      object({
        stage: oneOf(TRACKING_STAGES),
        ...each(['plannedOn', 'actualOn', 'recordedOn'], nullable(day)),
        ...each(['responsible', 'remark'], nullable(text)),
      })
    ),
  })
)

describe('/api/quotations/:id/stage-plan', {
  GET: { summary: 'Get the planned and actual dates of the twelve stages', answer: stagePlan },
  PUT: {
    summary: 'Replace the stage plan; it has its own version',
    body: stagePlanValidator,
    versioned: true,
    answer: stagePlan,
  },
})
