import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { PlanningPrints } = controllers.production.planningPrints
const VIEW = 'planning.view'

router
  .group(() => {
    secure(router.post(':id/look-ahead/prints', [PlanningPrints, 'lookAhead']), VIEW)
    secure(router.post(':id/weekly-plan/prints', [PlanningPrints, 'weeklyPlan']), VIEW)
  })
  .where('id', router.matchers.number())
  .prefix('/api/projects')
