import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const {
  ConsumptionMaterials,
  ConsumptionMonths,
  Consumptions,
  MaterialInstalls,
  MaterialPlans,
  MaterialProgresses,
} = controllers.production.consumption

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [Consumptions, 'index']), 'consumption.view')
    secure(router.post('plans', [MaterialPlans, 'store']), 'consumption.plan')
    secure(router.patch(':id/plan', [MaterialPlans, 'update']), 'consumption.plan')
    secure(router.delete(':id/plan', [MaterialPlans, 'destroy']), 'consumption.plan')
    secure(router.post(':id/progress', [MaterialProgresses, 'store']), 'consumption.plan')
    secure(router.get(':id', [Consumptions, 'show']), 'consumption.view')
    secure(router.get(':id/entries', [Consumptions, 'entries']), 'consumption.view')
    secure(router.post(':id/installations', [MaterialInstalls, 'store']), 'consumption.report')
  })
  .where('id', id)
  .prefix('/api/consumption')

secure(router.get('/api/consumption-months', [ConsumptionMonths, 'index']), 'consumption.view')

router
  .group(() => {
    secure(router.get('', [ConsumptionMaterials, 'index']), 'consumption.view')
    secure(router.get(':id/entries', [ConsumptionMaterials, 'entries']), 'consumption.view')
  })
  .where('id', id)
  .prefix('/api/consumption-materials')
