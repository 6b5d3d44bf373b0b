import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Language } from '#core/base/language'
import type Notification from './notification.js'

/** A notification in the user's language. */
export default class NotificationTransformer extends BaseTransformer<Notification> {
  constructor(
    notification: Notification,
    private readonly language: Language
  ) {
    super(notification)
  }

  toObject() {
    const it = this.resource
    const arabic = this.language === 'ar'
    return {
      ...this.pick(it, [
        'id',
        'type',
        'kind',
        'priority',
        'actionUrl',
        'relatedEntityType',
        'relatedEntityId',
      ]),
      title: arabic ? it.titleAr : it.title,
      message: arabic ? it.messageAr : it.message,
      snoozedUntil: it.snoozedUntil?.toUTC().toISO() ?? null,
      isRead: it.readAt !== null,
      createdAt: it.createdAt.toUTC().toISO()!,
    }
  }
}
