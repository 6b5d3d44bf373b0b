import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { calendar } = controllers.commercial
const id = router.matchers.number()
const ABILITY = 'commercial.calendar'

router
  .group(() => {
    secure(router.get('', [calendar.Calendar, 'index']), ABILITY)
    secure(router.post('', [calendar.Calendar, 'store']), ABILITY)
    secure(router.get('clashes', [calendar.CalendarPlanning, 'clashes']), ABILITY)
    secure(router.get('free-slot', [calendar.CalendarPlanning, 'freeSlot']), ABILITY)
    secure(router.get('feed', [calendar.CalendarFeeds, 'show']), ABILITY)
    secure(router.post('feed', [calendar.CalendarFeeds, 'store']), ABILITY)
    secure(router.delete('feed', [calendar.CalendarFeeds, 'destroy']), ABILITY)
    secure(router.post('import-checks', [calendar.CalendarImports, 'check']), ABILITY)
    secure(router.post('imports', [calendar.CalendarImports, 'store']), ABILITY)
    secure(router.patch(':id', [calendar.Calendar, 'update']).where('id', id), ABILITY)
    secure(router.post(':id/move', [calendar.Calendar, 'move']).where('id', id), ABILITY)
    secure(router.delete(':id', [calendar.Calendar, 'destroy']).where('id', id), ABILITY)
  })
  .prefix('/api/calendar')

// a calendar program cannot sign in: the address itself is the secret
secure(router.get('/api/calendar-feeds/:token', [calendar.CalendarFeeds, 'read']), 'public')
