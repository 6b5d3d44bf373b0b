import router from '@adonisjs/core/services/router'
import '#production/openapi'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { production } = controllers
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [production.Projects, 'index']), 'projects.view')
    secure(router.get('lookup', [production.ProjectLookups, 'index']), 'projects.lookup')
    secure(router.get(':id', [production.Projects, 'show']).where('id', id), 'projects.view')
    secure(
      router.get(':id/history', [production.ProjectHistories, 'index']).where('id', id),
      'projects.view'
    )
  })
  .prefix('/api/projects')
