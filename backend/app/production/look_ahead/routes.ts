import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  flag,
  id,
  named,
  nullable,
  number,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { constraint } from '#production/task_constraints/openapi'
import { lookAheadValidator } from './validator.js'

secure(
  router.get('/api/look-ahead', [controllers.production.lookAhead.LookAheads, 'index']),
  'planning.view'
)

const task = named(
  'LookAheadTask',
  object({
    ...{ taskId: id, projectId: id, projectCode: text, projectName: text },
    ...{ projectNameAr: nullable(text), code: text, name: text, nameAr: nullable(text) },
    ...{ isMilestone: flag, start: text, finish: text, startOn: day, finishOn: day },
    ...{ percentComplete: number, isStarted: flag, isCritical: flag, isLate: flag, isReady: flag },
    ...{ materialReadyOn: nullable(day), lateMaterialOn: nullable(day) },
    constraints: arrayOf(constraint),
  })
)

describe('/api/look-ahead', {
  GET: {
    summary: 'List the tasks of the next weeks with what stands in their way',
    query: lookAheadValidator,
    counted: true,
    answer: named(
      'LookAhead',
      object({
        weeks: arrayOf(object({ startOn: day, endOn: day })),
        total: whole,
        tasks: arrayOf(task),
      })
    ),
  },
})
