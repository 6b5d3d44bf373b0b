import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  uuid,
  whole,
} from '#core/openapi/schema'
import { DOWNTIME_KINDS } from '#production/schedule_resources/downtime_kinds'
import { MOVE_REASONS, SCENARIO_STATUSES } from './scenario.js'
import { createScenarioValidator } from './validator.js'

const moment = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$' }
const amounts = object({ currency: text, total: decimal, overtime: decimal, idle: decimal })
const figures = object({
  ...{ finish: nullable(moment), lateDays: whole, overloadedDays: whole, cost: nullable(amounts) },
})

const fault = object({
  code: oneOf([
    'DEMAND_OVER_CAPACITY',
    'NO_WINDOW',
    'NO_ROOM',
    'CYCLE',
    'INVALID',
    'NOTHING_TO_PLAN',
  ]),
  taskIds: arrayOf(id),
  resourceId: nullable(id),
})

const move = named(
  'ScenarioMove',
  object({
    taskId: id,
    from: moment,
    to: moment,
    reason: object({
      code: oneOf([...MOVE_REASONS]),
      resourceId: nullable(id),
      taskId: nullable(id),
      until: nullable(moment),
      outage: nullable(oneOf([...DOWNTIME_KINDS])),
    }),
  })
)

const milestone = named(
  'ScenarioMilestone',
  object({
    ...{ taskId: id, name: nullable(text), nameAr: nullable(text), contractOn: nullable(day) },
    ...{ deadline: moment, before: nullable(moment), after: nullable(moment) },
    ...{ lateBefore: whole, lateAfter: whole },
  })
)

const scenario = named(
  'ScheduleScenario',
  object({
    ...{ id, version: whole, projectId: id, jobId: nullable(uuid) },
    status: oneOf([...SCENARIO_STATUSES, 'running']),
    ...{ progress: whole, seconds: whole, seed: whole, scheduleVersion: nullable(whole) },
    extra: arrayOf(object({ resourceId: id, units: decimal })),
    dates: arrayOf(object({ taskId: id, day, weight: whole })),
    hours: arrayOf(object({ weekday: whole, hours: text })),
    fault: nullable(fault),
    before: nullable(figures),
    after: nullable(figures),
    boundFinish: nullable(moment),
    ...{ isProven: flag, exact: flag, schedules: whole, moved: whole },
    milestones: arrayOf(milestone),
    moves: arrayOf(move),
    createdBy: nullable(text),
    createdAt: instant,
  })
)

describe('/api/projects', {
  'GET /:id/schedule/scenarios': {
    summary: 'List the scenarios of a schedule, newest first',
    answer: arrayOf(scenario),
  },
  'POST /:id/schedule/scenarios': {
    summary: 'Look for a better plan',
    body: createScenarioValidator,
    answer: scenario,
  },
  'GET /:id/schedule/scenarios/:scenarioId': {
    summary: 'Get a scenario with the tasks that it moves',
    answer: scenario,
  },
  'POST /:id/schedule/scenarios/:scenarioId/acceptance': {
    summary: 'Make the schedule the one of a scenario',
    versioned: true,
    failures: [409],
    answer: scenario,
  },
  'DELETE /:id/schedule/scenarios/:scenarioId/acceptance': {
    summary: 'Take an accepted scenario back',
    versioned: true,
    answer: scenario,
  },
})
