import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  each,
  id,
  money,
  nullable,
  object,
  oneOf,
  text,
  whole,
  flag,
} from '#core/openapi/schema'
import { LEAD_STAGES } from '#commercial/enums/lead_stages'
import { lead } from '#commercial/leads/openapi'
import {
  periodValidator,
  targetsValidator,
  visitsValidator,
  yearValidator,
} from '#commercial/pipeline/validator'
import {
  analysisReportValidator,
  performanceReportValidator,
} from '#commercial/sales/report_validator'
import { share, figures, stage } from '#commercial/pipeline/openapi_parts'

const period = { currency: text, from: day, to: day }

const days = object(each(['toSent', 'toClosed', 'whole'], share))

const groups = arrayOf(object({ name: nullable(text), ...figures }))

const months = arrayOf(object({ month: text, ...figures }))

const column = { count: whole, sums: arrayOf(object({ currency: text, value: money })) }

const card = object({
  ...{ id, number: text, projectName: text, version: whole },
  ...each(['projectNameAr', 'clientName', 'bdmInitials', 'bdmName', 'nextStep'], nullable(text)),
  ...{ currency: text, value: money, probability: { type: 'number' } },
  ...each(['expectedOn', 'nextStepOn'], nullable(day)),
})

const personNames = each(['personName', 'personNameAr'], nullable(text))

describe('/api/sales', {
  'GET /summary': {
    summary: 'Get the pipeline summary',
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
    summary:
      'Get the pipeline as a board: leads, which null stands for where one may not see them, and quotations',
    query: periodValidator,
    answer: object({
      ...{ from: day, to: day },
      leads: nullable(
        arrayOf(object({ stage: oneOf(LEAD_STAGES), ...column, cards: arrayOf(lead) }))
      ),
      quotations: arrayOf(object({ stage, ...column, cards: arrayOf(card) })),
    }),
  },
  'GET /analysis': {
    summary: 'Get quotations by source, city, type and BDM, and loss reasons',
    query: periodValidator,
    answer: object({
      ...period,
      all: object(figures),
      months,
      ...each(['bySource', 'byCity', 'byType', 'lostReasons'], groups),
      byPerson: arrayOf(object({ name: nullable(text), ...personNames, ...figures })),
    }),
  },
  'POST /analysis/exports': {
    summary: 'Export the analysis to a file, as a job',
    body: analysisReportValidator,
    answer: job,
    status: 202,
  },
  'POST /performance/exports': {
    summary: 'Export the performance of a year to a file, as a job',
    body: performanceReportValidator,
    answer: job,
    status: 202,
  },
  'GET /performance': {
    summary: 'Get the business developers of a year against their targets',
    query: yearValidator,
    answer: object({
      currency: text,
      year: whole,
      leastDecided: whole,
      people: arrayOf(
        object({
          initials: text,
          ...personNames,
          visits: whole,
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
  'GET /visits': {
    summary: 'List the visits that a person has made in a year, newest first',
    query: visitsValidator,
    answer: arrayOf(
      object({
        ...{ kind: oneOf(['client', 'site']), on: day, clientId: nullable(id) },
        ...each(['subject', 'userName', 'clientName'], nullable(text)),
      })
    ),
  },
  'PUT /targets': {
    summary: 'Set the monthly targets of a business developer',
    body: targetsValidator,
  },
})
