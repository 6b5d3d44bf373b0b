import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  flag,
  id,
  instant,
  money,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { MILESTONE_CHANGES, MILESTONE_STATUSES } from '#production/enums/milestones'
import {
  contractDayValidator,
  createMilestoneValidator,
  updateMilestoneValidator,
} from './validator.js'

const fields = {
  ...{ id, version: whole, projectId: id, position: whole, name: text, nameAr: nullable(text) },
  ...{ contractOn: day, originalOn: day, status: oneOf([...MILESTONE_STATUSES]) },
  ...each(['reachedOn', 'forecastOn'], nullable(day)),
  ...{ varianceDays: nullable(whole), floatDays: nullable(number), taskId: nullable(id) },
  task: nullable(object({ id, code: text, name: text, nameAr: nullable(text) })),
  currency: text,
  ...each(['damages', 'exposure', 'payment', 'payable'], nullable(money)),
  ...each(['damagesCap', 'paymentPercent'], nullable(decimal)),
  ...{ triggersPayment: flag, createdAt: instant, can: can('update', 'delete') },
}

const contractDay = object({
  ...{ fromOn: day, toOn: day, cause: oneOf(MILESTONE_CHANGES.map(({ value }) => value)) },
  ...{ variationId: nullable(id), reason: text, changedBy: nullable(text), changedAt: instant },
})

const row = named('ProjectMilestoneRow', object(fields))
const milestone = named(
  'ProjectMilestone',
  object({ ...fields, contractDays: arrayOf(contractDay) })
)

describe('/api/projects', {
  'GET /:id/milestones': {
    summary: 'List the contract milestones of a project with their forecasts',
    answer: arrayOf(row),
  },
  'POST /:id/milestones': {
    summary: 'Enter a contract milestone',
    body: createMilestoneValidator,
    status: 201,
    answer: milestone,
  },
})

describe('/api/project-milestones', {
  'GET /:id': {
    summary: 'Get a contract milestone with the changes of its day',
    answer: milestone,
  },
  'PATCH /:id': {
    summary: 'Change a contract milestone',
    versioned: true,
    body: updateMilestoneValidator,
    answer: milestone,
  },
  'DELETE /:id': { summary: 'Delete a contract milestone', versioned: true },
  'POST /:id/contract-days': {
    summary: 'Give a contract milestone another day, with the reason',
    versioned: true,
    body: contractDayValidator,
    answer: milestone,
  },
  'GET /:id/history': {
    summary: 'List the changes of a contract milestone, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})
