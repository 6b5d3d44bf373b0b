import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { MilestoneFeeds } = controllers.production.milestoneFeeds
const id = router.matchers.number()
const VIEW = 'project-milestones.view'

router
  .group(() => {
    secure(router.get('', [MilestoneFeeds, 'show']), VIEW)
    secure(router.post('', [MilestoneFeeds, 'store']), VIEW)
    secure(router.delete('', [MilestoneFeeds, 'destroy']), VIEW)
  })
  .where('id', id)
  .prefix('/api/projects/:id/milestone-feed')

// a calendar program cannot sign in: the address itself is the secret
secure(router.get('/api/calendar-feeds/milestones/:token', [MilestoneFeeds, 'read']), 'public')
