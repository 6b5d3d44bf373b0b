import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ProjectMilestones, ContractDays } = controllers.production.projectMilestones
const VIEW = 'project-milestones.view'
const MANAGE = 'project-milestones.manage'
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [ProjectMilestones, 'index']), VIEW)
    secure(router.post('', [ProjectMilestones, 'store']), MANAGE)
  })
  .where('id', id)
  .prefix('/api/projects/:id/milestones')

router
  .group(() => {
    secure(router.get(':id', [ProjectMilestones, 'show']), VIEW)
    secure(router.patch(':id', [ProjectMilestones, 'update']), MANAGE)
    secure(router.delete(':id', [ProjectMilestones, 'destroy']), MANAGE)
    secure(router.get(':id/history', [ProjectMilestones, 'history']), VIEW)
    secure(router.post(':id/contract-days', [ContractDays, 'store']), MANAGE)
  })
  .where('id', id)
  .prefix('/api/project-milestones')
