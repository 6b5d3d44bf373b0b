import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, decimal, each, id, instant, money, named, nullable, object, oneOf, text, whole, flag } from '#core/openapi/schema' // prettier-ignore
import { pipelineListing } from '#commercial/listings/pipeline'
import { PIPELINE_STAGES } from '#commercial/pipeline/stages'
import { periodValidator, pipelineEntryValidator, targetsValidator, yearValidator } from '#commercial/validators/pipeline' // prettier-ignore
import { analysisReportValidator, performanceReportValidator } from '#commercial/validators/reports'

const share = nullable({ type: 'number' })
const winRate = named(
  'WinRate',
  object({ n: whole, won: whole, rate: share, low: share, high: share })
)
const figures = {
  count: whole,
  value: money,
  weighted: money,
  wonValue: money,
  winRate,
  winRateByValue: share,
}
const stage = oneOf(PIPELINE_STAGES)
const period = { currency: text, from: day, to: day }
const days = object(each(['toSent', 'toClosed', 'whole'], share))
const groups = arrayOf(object({ name: nullable(text), ...figures }))
const months = arrayOf(object({ month: text, ...figures }))

describe('/api/pipeline', {
  GET: {
    summary: 'The quotations behind the figures',
    list: pipelineListing,
    answer: arrayOf(
      object({
        id,
        version: whole,
        ...each(['number', 'projectName', 'stage', 'currency'], text),
        ...each(['projectNameAr', 'clientName', 'city', 'projectType', 'requesterType', 'bdmInitials', 'lostReason'], nullable(text)),
        quotedOn: day,
        total: money,
      }) // prettier-ignore
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

describe('/api/sales', {
  'GET /summary': {
    summary: 'Where the pipeline stands',
    query: periodValidator,
    answer: object({
      ...period,
      all: object(figures),
      open: object(figures),
      averageDeal: nullable(money),
      days,
      stages: arrayOf(object({ stage, ...figures })),
      funnel: arrayOf(
        object({
          step: oneOf(['quoted', 'approved', 'sent', 'won']),
          count: whole,
          stages: nullable(arrayOf(text)),
        })
      ),
      forecast: months,
    }),
  },
  'GET /board': {
    summary: 'The pipeline as columns of cards',
    query: periodValidator,
    answer: arrayOf(
      object({
        stage,
        ...figures,
        cards: arrayOf(
          object({
            id,
            number: text,
            projectName: text,
            ...each(['projectNameAr', 'clientName', 'bdmInitials', 'nextStep'], nullable(text)),
            currency: text,
            value: money,
            probability: { type: 'number' },
            expectedOn: nullable(day),
            version: whole,
          })
        ),
      })
    ),
  },
  'GET /analysis': {
    summary: 'Quotations by source, city, type and person, and why sales were lost',
    query: periodValidator,
    answer: object({
      ...period,
      all: object(figures),
      months,
      ...each(['bySource', 'byCity', 'byType', 'byPerson', 'lostReasons'], groups),
    }),
  },
  'POST /analysis/exports': {
    summary: 'Write the analysis into a file, as a job',
    body: analysisReportValidator,
    answer: job,
    status: 202,
  },
  'POST /performance/exports': {
    summary: 'Write the performance of a year into a file, as a job',
    body: performanceReportValidator,
    answer: job,
    status: 202,
  },
  'GET /performance': {
    summary: 'The business developers of a year against their targets',
    query: yearValidator,
    answer: object({
      currency: text,
      year: whole,
      leastDecided: whole,
      people: arrayOf(
        object({
          initials: text,
          ...figures,
          ranked: flag,
          score: share,
          days,
          ...each(['openWeighted', 'target', 'achieved'], money),
          coverage: share,
          months: arrayOf(object({ month: text, target: money, achieved: decimal })),
        })
      ),
    }),
  },
  'PUT /targets': {
    summary: 'Set what a business developer shall win, month by month',
    body: targetsValidator,
  },
})
