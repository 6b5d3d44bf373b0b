import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { commercial } = controllers
const id = router.matchers.number()
const ABILITY = 'commercial.calendar'

router
  .group(() => {
    secure(router.get('', [commercial.Calendar, 'index']), ABILITY)
    secure(router.post('', [commercial.Calendar, 'store']), ABILITY)
    secure(router.get('clashes', [commercial.CalendarPlanning, 'clashes']), ABILITY)
    secure(router.get('free-slot', [commercial.CalendarPlanning, 'freeSlot']), ABILITY)
    secure(router.get('feed', [commercial.CalendarFeeds, 'show']), ABILITY)
    secure(router.post('feed', [commercial.CalendarFeeds, 'store']), ABILITY)
    secure(router.delete('feed', [commercial.CalendarFeeds, 'destroy']), ABILITY)
    secure(router.patch(':id', [commercial.Calendar, 'update']).where('id', id), ABILITY)
    secure(router.post(':id/move', [commercial.Calendar, 'move']).where('id', id), ABILITY)
    secure(router.delete(':id', [commercial.Calendar, 'destroy']).where('id', id), ABILITY)
  })
  .prefix('/api/calendar')

// a calendar program cannot sign in: the address itself is the secret
secure(router.get('/api/calendar-feeds/:token', [commercial.CalendarFeeds, 'read']), 'public')
