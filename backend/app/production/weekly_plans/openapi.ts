import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  flag,
  id,
  instant,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { MISS_REASONS, PROMISE_OUTCOMES, WEEKLY_PLAN_STATUSES } from '#production/enums/planning'
import { promiseListing } from './listing.js'
import { PLAN_ACTIONS } from './weekly_plan_states.js'
import {
  carryValidator,
  createPromiseValidator,
  outcomeValidator,
  updatePromiseValidator,
  weekValidator,
} from './validator.js'

const status = oneOf(WEEKLY_PLAN_STATUSES)
const reason = oneOf(MISS_REASONS.map(({ value }) => value))

const promise = {
  ...{ id, planId: id, projectId: id, projectCode: text, projectName: text },
  ...{ projectNameAr: nullable(text), weekOn: day, status },
  ...{ taskId: id, taskCode: text, taskName: text, taskNameAr: nullable(text) },
  ...{ percent: nullable(whole), quantity: nullable(decimal), unit: nullable(text) },
  ...{ promisedBy: id, promisedByName: nullable(text), note: nullable(text) },
  outcome: nullable(oneOf(PROMISE_OUTCOMES)),
  reason: nullable(reason),
  comment: nullable(text),
  carriedFrom: nullable(object({ weekOn: day, reason: nullable(reason), comment: nullable(text) })),
}

const week = named(
  'WeeklyPlan',
  object({
    ...{ id: nullable(id), version: whole, projectId: id, status },
    ...{ weekOn: day, weekEndOn: day, previousOn: day, nextOn: day, isCurrent: flag },
    ...{ committedAt: nullable(instant), committedByName: nullable(text) },
    ...{ closedAt: nullable(instant), closedByName: nullable(text) },
    ...{ made: whole, kept: whole, missed: whole, carryable: whole, ppc: nullable(number) },
    promises: arrayOf(
      named(
        'PlannedPromise',
        object({ ...promise, openConstraints: whole, lateMaterialOn: nullable(day) })
      )
    ),
    can: can(...PLAN_ACTIONS),
  })
)

const change = (summary: string) => ({ summary, versioned: true as const, answer: week })

describe('/api/projects', {
  'GET /:id/weekly-plan': {
    summary: 'Get the weekly plan of a project for the week of a day',
    query: weekValidator,
    answer: week,
  },
  'POST /:id/weekly-plan/promises': {
    ...change('Promise work on a task for a week; version 0 where the week has no plan yet'),
    body: createPromiseValidator,
  },
  'POST /:id/weekly-plan/carried': {
    ...change('Promise again what the week before has missed, under the version of this week'),
    body: carryValidator,
    status: 201,
    failures: [409],
  },
})

describe('/api/weekly-plans', {
  'POST /:id/commit': { ...change('Commit a week: its promises are frozen'), body: noBody },
  'POST /:id/close': { ...change('Close a week: its outcomes are locked'), body: noBody },
})

describe('/api/weekly-promises', {
  GET: {
    summary: 'List promises of all weeks',
    list: promiseListing,
    answer: arrayOf(named('WeeklyPromise', object(promise))),
  },
  'PATCH /:id': {
    ...change('Change a promise, under the version of its week'),
    body: updatePromiseValidator,
  },
  'DELETE /:id': change('Withdraw a promise, under the version of its week'),
  'POST /:id/outcome': {
    ...change('Report whether a promise was kept, under the version of its week'),
    body: outcomeValidator,
  },
})
