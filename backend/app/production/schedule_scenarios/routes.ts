import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ScheduleScenarios, ScenarioAcceptances } = controllers.production.scheduleScenarios
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [ScheduleScenarios, 'index']), 'schedules.view')
    secure(router.post('', [ScheduleScenarios, 'store']), 'schedules.manage')
    secure(
      router.get(':scenarioId', [ScheduleScenarios, 'show']).where('scenarioId', id),
      'schedules.view'
    )
    secure(
      router.post(':scenarioId/acceptance', [ScenarioAcceptances, 'store']).where('scenarioId', id),
      'schedules.manage'
    )
    secure(
      router
        .delete(':scenarioId/acceptance', [ScenarioAcceptances, 'destroy'])
        .where('scenarioId', id),
      'schedules.manage'
    )
  })
  .prefix('/api/projects/:id/schedule/scenarios')
  .where('id', id)
