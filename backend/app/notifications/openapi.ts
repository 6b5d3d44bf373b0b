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
import { NOTIFICATION_KINDS } from '#notifications/kinds'
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
    object({ kind: oneOf(NOTIFICATION_KINDS), inApp: flag, required: flag })
  )
)

describe('/api/notifications', {
  'GET /preferences': {
    summary: 'Which kinds of notification one wants to hear',
    answer: preferences,
  },
  'PATCH /preferences': {
    summary: 'Switch one kind on or off',
    body: preferenceValidator,
    answer: preferences,
    failures: [409],
  },
  GET: {
    summary: 'One’s own notifications, newest first',
    list: notificationListing,
    query: { limit: whole, isRead: flag },
    answer: arrayOf(notification),
  },
  'GET /unread-count': { summary: 'How many are unread', answer: count },
  'PATCH /mark-all-read': { summary: 'Mark all as read', answer: count },
  'PATCH /:id/read': { summary: 'Mark one as read', answer: notification },
})
