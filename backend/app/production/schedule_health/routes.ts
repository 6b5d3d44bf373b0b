import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  flag,
  id,
  named,
  nullable,
  number,
  object,
  oneOf,
  whole,
} from '#core/openapi/schema'
import { HEALTH_CHECKS } from '#engines/scheduling/health'

const { ScheduleHealth } = controllers.production.scheduleHealth

secure(
  router
    .get('/api/projects/:id/schedule/health', [ScheduleHealth, 'show'])
    .where('id', router.matchers.number()),
  'schedules.view'
)

const check = named(
  'HealthCheck',
  object({
    check: oneOf(HEALTH_CHECKS),
    found: whole,
    of: whole,
    value: nullable(number),
    limit: number,
    direction: oneOf(['at_most', 'at_least']),
    passed: nullable(flag),
    tasks: arrayOf(id),
  })
)

describe('/api/projects', {
  'GET /:id/schedule/health': {
    summary: 'Assess a schedule by 14 checks',
    query: { baselineId: id },
    answer: named(
      'ScheduleHealth',
      object({ projectId: id, baselineId: nullable(id), checks: arrayOf(check) })
    ),
  },
})
