import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { TASK_KINDS } from '#engines/scheduling/network'
import { moment } from '#production/schedules/openapi'
import { baselineValidator } from './validator.js'

const fields = {
  id,
  projectId: id,
  version: whole,
  name: text,
  takenOn: day,
  createdBy: nullable(id),
  finish: nullable(moment),
  budget: nullable(money),
  can: can('delete'),
  createdAt: instant,
}

const baseline = named('Baseline', object(fields))
const variance = named(
  'TaskVariance',
  object({
    taskId: id,
    ...each(['code', 'name', 'wbs'], text),
    nameAr: nullable(text),
    kind: oneOf(TASK_KINDS),
    ...each(['baselineStart', 'baselineFinish'], moment),
    ...each(['start', 'finish'], nullable(moment)),
    ...each(['startVariance', 'finishVariance'], nullable(whole)),
    costVariance: nullable({ type: 'string', pattern: '^-?\\d+(\\.\\d{2,3})?$' }),
  })
)

/** A task that only one of the two has, with its dates and its budget there. */
const scopeChange = named(
  'BaselineScopeChange',
  object({
    ...{ taskId: id, code: text, name: text, nameAr: nullable(text), kind: oneOf(TASK_KINDS) },
    ...each(['start', 'finish'], nullable(moment)),
    budget: nullable(money),
  })
)

describe('/api/projects', {
  'GET /:id/baselines': { summary: 'List the baselines of a project', answer: arrayOf(baseline) },
  'POST /:id/baselines': {
    summary: 'Take a baseline of the schedule',
    body: baselineValidator,
    status: 201,
    failures: [409],
    answer: baseline,
  },
})

describe('/api/baselines', {
  'GET /:id': {
    summary: 'Get a baseline with the variance of each task',
    answer: named(
      'BaselineDetail',
      object({
        ...{ ...fields, tasks: arrayOf(variance) },
        ...each(['added', 'removed'], arrayOf(scopeChange)),
      })
    ),
  },
  'DELETE /:id': { summary: 'Delete a baseline', versioned: true },
})
