import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { WeeklyPlans, WeeklyPromises } = controllers.production.weeklyPlans
const VIEW = 'planning.view'
const REPORT = 'planning.report'
const MANAGE = 'planning.manage'

router
  .group(() => {
    secure(router.get('projects/:id/weekly-plan', [WeeklyPlans, 'show']), VIEW)
    secure(router.post('projects/:id/weekly-plan/promises', [WeeklyPromises, 'store']), REPORT)
    secure(router.post('projects/:id/weekly-plan/carried', [WeeklyPromises, 'carry']), REPORT)
    secure(router.post('weekly-plans/:id/commit', [WeeklyPlans, 'commit']), MANAGE)
    secure(router.post('weekly-plans/:id/close', [WeeklyPlans, 'close']), MANAGE)
    secure(router.get('weekly-promises', [WeeklyPromises, 'index']), VIEW)
    secure(router.patch('weekly-promises/:id', [WeeklyPromises, 'update']), REPORT)
    secure(router.delete('weekly-promises/:id', [WeeklyPromises, 'destroy']), REPORT)
    secure(router.post('weekly-promises/:id/outcome', [WeeklyPromises, 'report']), REPORT)
  })
  .where('id', router.matchers.number())
  .prefix('/api')
