import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { projects } = controllers.production
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [projects.Projects, 'index']), 'projects.view')
    secure(router.post('', [projects.Projects, 'store']), 'projects.manage')
    secure(router.get('lookup', [projects.ProjectLookups, 'index']), 'projects.lookup')
    secure(router.get(':id', [projects.Projects, 'show']).where('id', id), 'projects.view')
    secure(router.patch(':id', [projects.Projects, 'update']).where('id', id), 'projects.manage')
    secure(
      router.get(':id/history', [projects.ProjectHistories, 'index']).where('id', id),
      'projects.view'
    )
    secure(
      router.post(':id/steps', [projects.ProjectSteps, 'store']).where('id', id),
      'projects.manage'
    )
    secure(
      router.post(':id/approve', [projects.ProjectDecisions, 'approve']).where('id', id),
      'projects.approve'
    )
    secure(
      router.post(':id/reject', [projects.ProjectDecisions, 'reject']).where('id', id),
      'projects.approve'
    )
  })
  .prefix('/api/projects')
