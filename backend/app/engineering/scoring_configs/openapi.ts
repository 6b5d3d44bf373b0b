import { describe } from '#core/openapi/registry'
import {
  anything,
  arrayOf,
  can,
  flag,
  id,
  instant,
  mapOf,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { scoringConfigListing } from './listing.js'
import { scoringPreviewValidator } from './preview_validator.js'
import { RECOMMENDATIONS } from '#engineering/enums/recommendations'
import {
  scoringBackTestValidator,
  scoringConfigValidator,
  scoringTrialValidator,
} from './validator.js'
import { score } from './score_schema.js'

const config = named(
  'ScoringConfig',
  object({
    id,
    version: whole,
    configVersion: whole,
    active: flag,
    criteria: arrayOf(mapOf(anything)),
    bands: object({ go: number, review: number }),
    note: nullable(text),
    createdAt: instant,
    can: can('update', 'delete'),
    allowedActions: arrayOf(text),
  })
)

const band = object({
  recommendation: oneOf(RECOMMENDATIONS),
  decided: whole,
  won: whole,
  winRate: nullable(number),
  expected: number,
})

describe('/api/scoring-configs', {
  GET: {
    summary: 'List all versions of the scoring rules',
    list: scoringConfigListing,
    answer: arrayOf(config),
  },
  POST: {
    summary: 'Publish new scoring rules',
    body: scoringConfigValidator,
    answer: config,
    status: 201,
  },
  'POST /trial': {
    summary: 'Score a quotation with the current rules and with others, without writing',
    body: scoringTrialValidator,
    answer: object({ number: text, now: score, requested: score }),
  },
  'POST /back-test': {
    summary: 'Back-test: compare the score of decided quotations with that of other rules',
    body: scoringBackTestValidator,
    answer: object({
      decided: whole,
      stored: arrayOf(band),
      requested: arrayOf(band),
      moved: whole,
    }),
  },
  'GET /past/:clientId': {
    summary: 'Get how often quotations to a client were won',
    answer: object({ won: whole, decided: whole, chance: number, historicalSuccess: text }),
  },
  'GET /active': { summary: 'Get the current scoring rules', answer: config },
  'POST /preview': {
    summary: 'Score these values, without writing',
    body: scoringPreviewValidator,
    answer: score,
  },
})
