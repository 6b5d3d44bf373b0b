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
import { preferenceValidator, quietHoursValidator, snoozeValidator } from './validator.js'

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
    snoozedUntil: nullable(instant),
    createdAt: instant,
  })
)
const count = object({ count: whole })
/** Of each type; `audible` counts the kinds that the person hears. */
const unread = object({
  ...{ count: whole, audible: whole, isQuiet: flag },
  groups: arrayOf(object({ type: text, kind: oneOf(NOTIFICATION_KINDS), count: whole })),
})
const quietHours = object({
  hours: nullable(object({ startsAt: text, endsAt: text, daysOff: flag })),
})

const preferences = arrayOf(
  named(
    'NotificationPreference',
    object({
      ...{ kind: oneOf(NOTIFICATION_KINDS), inApp: flag, required: flag, sound: flag },
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
    summary:
      'Turn a notification type on or off, or choose whether it is heard and when it is mailed',
    body: preferenceValidator,
    answer: preferences,
    failures: [409],
  },
  GET: {
    summary: 'List your notifications, newest first',
    list: notificationListing,
    query: { limit: whole, isRead: flag, isSnoozed: flag },
    answer: arrayOf(notification),
  },
  'GET /unread-count': { summary: 'Get the number of unread notifications', answer: unread },
  'PATCH /mark-all-read': { summary: 'Mark all notifications as read', answer: count },
  'GET /quiet-hours': { summary: 'Get your quiet hours', answer: quietHours },
  'PUT /quiet-hours': {
    summary: 'Set the hours in which nothing is mailed or heard; null ends them',
    body: quietHoursValidator,
    answer: quietHours,
  },
  'PUT /:id/snooze': {
    summary: 'Hide a notification for an hour, until tomorrow morning or for a day',
    body: snoozeValidator,
    answer: notification,
    failures: [409],
  },
  'DELETE /:id/snooze': { summary: 'Show a hidden notification again', answer: notification },
  'PATCH /:id/read': { summary: 'Mark a notification as read', answer: notification },
})
