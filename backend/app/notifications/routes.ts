import router from '@adonisjs/core/services/router'
import '#notifications/openapi'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { notifications } = controllers

router
  .group(() => {
    secure(router.get('', [notifications.Notifications, 'index']), 'notifications.own')
    secure(
      router.get('unread-count', [notifications.Notifications, 'unreadCount']),
      'notifications.own'
    )
    secure(
      router.get('preferences', [notifications.NotificationPreferences, 'index']),
      'notifications.own'
    )
    secure(
      router.patch('preferences', [notifications.NotificationPreferences, 'update']),
      'notifications.own'
    )
    secure(
      router.get('quiet-hours', [notifications.NotificationPreferences, 'quietHours']),
      'notifications.own'
    )
    secure(
      router.put('quiet-hours', [notifications.NotificationPreferences, 'setQuietHours']),
      'notifications.own'
    )
    secure(
      router.patch('mark-all-read', [notifications.Notifications, 'readAll']),
      'notifications.own'
    )
    secure(
      router
        .patch(':id/read', [notifications.Notifications, 'read'])
        .where('id', router.matchers.number()),
      'notifications.own'
    )
    secure(
      router
        .put(':id/snooze', [notifications.Notifications, 'snooze'])
        .where('id', router.matchers.number()),
      'notifications.own'
    )
    secure(
      router
        .delete(':id/snooze', [notifications.Notifications, 'wake'])
        .where('id', router.matchers.number()),
      'notifications.own'
    )
  })
  .prefix('/api/notifications')
