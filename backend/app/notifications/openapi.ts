import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { MAIL_CHOICES, NOTIFICATION_KINDS } from '#notifications/kinds'
import { notificationListing } from '#notifications/listing'
import { preferenceValidator } from './validator.js'

const notification = named(
  'Notification',
  object({
    id,
    type: text,
    kind: oneOf(NOTIFICATION_KINDS),
    priority: oneOf(['urgent', 'high', 'normal', 'low']),
    actionUrl: nullable(text),
    relatedEntityType: nullable(text),
    relatedEntityId: nullable(id),
    title: text,
    message: text,
    isRead: flag,
    createdAt: instant,
  })
)
const count = object({ count: whole })

const preferences = arrayOf(
  named(
    'NotificationPreference',
    object({
      ...{ kind: oneOf(NOTIFICATION_KINDS), inApp: flag, required: flag },
      mail: oneOf(MAIL_CHOICES),
    })
  )
)

describe('/api/notifications', {
  'GET /preferences': {
    summary: 'Get your notification preferences',
    answer: preferences,
  },
  'PATCH /preferences': {
    summary: 'Turn a notification type on or off, or choose when it is mailed',
    body: preferenceValidator,
    answer: preferences,
    failures: [409],
  },
  GET: {
    summary: 'List your notifications, newest first',
    list: notificationListing,
    query: { limit: whole, isRead: flag },
    answer: arrayOf(notification),
  },
  'GET /unread-count': { summary: 'Get the number of unread notifications', answer: count },
  'PATCH /mark-all-read': { summary: 'Mark all notifications as read', answer: count },
  'PATCH /:id/read': { summary: 'Mark a notification as read', answer: notification },
})
