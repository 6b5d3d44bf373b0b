import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  each,
  flag,
  id,
  money as amount,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { HEALTH_LEVELS, HEALTH_REASONS } from './health.js'

const { ProjectOverviews } = controllers.production.projectOverview

secure(
  router
    .get('/api/projects/:id/overview', [ProjectOverviews, 'show'])
    .where('id', router.matchers.number()),
  'schedules.view'
)

const level = oneOf([...HEALTH_LEVELS])
const health = object({
  level,
  reasons: arrayOf(object({ code: oneOf([...HEALTH_REASONS]), level, value: nullable(text) })),
})

const money = object({
  currency: text,
  ...each(['contract', 'variations', 'revised', 'certified', 'received', 'overdue'], amount),
  ...each(['billed', 'committed', 'margin'], amount),
})

/** As commercial keeps them: nothing of them is entered twice. */
const contract = object({
  ...{ id, number: text, reference: nullable(text), signedOn: nullable(day) },
  ...{ currency: text, value: amount },
  ...each(['vatRate', 'retention', 'advanceRecovery'], decimal),
  ...{ retentionCap: nullable(decimal), paymentDays: whole },
})

const schedule = object({
  ...each(['tasks', 'done', 'late', 'critical'], whole),
  dataDateOn: nullable(day),
  lastBaseline: nullable(object({ name: text, takenOn: day })),
})

const milestone = object({
  ...each(['milestoneId', 'taskId'], nullable(id)),
  ...{ name: text, nameAr: nullable(text) },
  ...each(['on', 'deadlineOn'], nullable(day)),
  ...{ varianceDays: nullable(whole), isLate: flag },
})

describe('/api/projects', {
  'GET /:id/overview': {
    summary: 'Get where a project stands',
    answer: named(
      'ProjectOverview',
      object({
        projectId: id,
        health,
        percentComplete: nullable(number),
        forecastOn: nullable(day),
        daysLate: nullable(whole),
        baselineFinishOn: nullable(day),
        ...each(['spi', 'cpi'], nullable(number)),
        time: object({
          ...each(['originalFinishOn', 'revisedFinishOn'], nullable(day)),
          ...each(['variationDays', 'grantedDays', 'claimedDays'], whole),
        }),
        money: nullable(money),
        contracts: nullable(arrayOf(contract)),
        schedule,
        milestones: arrayOf(milestone),
        constraints: nullable(object({ open: whole, overdue: whole })),
      })
    ),
  },
})
