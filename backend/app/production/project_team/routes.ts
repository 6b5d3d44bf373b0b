import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ProjectTeams } = controllers.production.projectTeam
const VIEW = 'project-team.view'
const MANAGE = 'project-team.manage'
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [ProjectTeams, 'index']), VIEW)
    secure(router.post('', [ProjectTeams, 'store']), MANAGE)
  })
  .where('id', id)
  .prefix('/api/projects/:id/team')

router
  .group(() => {
    secure(router.patch(':id', [ProjectTeams, 'update']), MANAGE)
    secure(router.delete(':id', [ProjectTeams, 'destroy']), MANAGE)
    secure(router.get(':id/history', [ProjectTeams, 'history']), VIEW)
  })
  .where('id', id)
  .prefix('/api/project-team')
