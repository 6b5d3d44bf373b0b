import router from '@adonisjs/core/services/router'
import '#notifications/openapi'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Notifications, NotificationPreferences: Preferences } = controllers.notifications
const OWN = 'notifications.own'
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [Notifications, 'index']), OWN)
    secure(router.get('unread-count', [Notifications, 'unreadCount']), OWN)
    secure(router.get('preferences', [Preferences, 'index']), OWN)
    secure(router.patch('preferences', [Preferences, 'update']), OWN)
    secure(router.get('quiet-hours', [Preferences, 'quietHours']), OWN)
    secure(router.put('quiet-hours', [Preferences, 'setQuietHours']), OWN)
    secure(router.patch('mark-all-read', [Notifications, 'readAll']), OWN)
    secure(router.patch(':id/read', [Notifications, 'read']).where('id', id), OWN)
    secure(router.put(':id/snooze', [Notifications, 'snooze']).where('id', id), OWN)
    secure(router.delete(':id/snooze', [Notifications, 'wake']).where('id', id), OWN)
  })
  .prefix('/api/notifications')
