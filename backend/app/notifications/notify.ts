import { DateTime } from 'luxon'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Notification from './notification.js'
import { kindOf } from './kinds.js'
import { mailAtOnce } from './mail_notification.js'
import { listeningTo, mailChoices } from './preferences.js'

export interface Message {
  /** Decides the icon by what it contains: approval, rejected, approved, created. */
  type: string
  title: string
  titleAr: string
  message: string
  messageAr: string
  priority?: 'urgent' | 'high' | 'normal' | 'low'
  /** A path of this portal; anything else is refused. */
  actionUrl?: string | null
  relatedEntityType?: string
  relatedEntityId?: number
  /** Mailed at once, whatever the person has chosen. */
  isMailed?: boolean
}

/**
 * Notifies people, each with a row of their own; open browsers receive it after the commit. Who has
 * switched the kind off gets none.
 */
export async function notify(uow: UnitOfWork, userIds: Iterable<number>, message: Message) {
  const recipients = await listeningTo(uow.trx, [...new Set(userIds)], message.type)
  if (!recipients.length) return
  const {
    actionUrl = null,
    priority = 'normal',
    relatedEntityType = null,
    relatedEntityId = null,
  } = message
  if (actionUrl !== null && !isOwnPath(actionUrl))
    throw new RangeError(`not a path of the portal: ${actionUrl}`)
  const mailed = await mailing(uow, recipients, message)
  const rows = await Notification.createMany(
    recipients.map((userId) => ({
      userId,
      type: message.type,
      kind: kindOf(message.type),
      title: message.title.slice(0, 200),
      titleAr: message.titleAr.slice(0, 200),
      message: message.message.slice(0, 500),
      messageAr: message.messageAr.slice(0, 500),
      priority,
      actionUrl,
      relatedEntityType,
      relatedEntityId,
      readAt: null,
      inDigest: mailed(userId) === 'daily',
      createdAt: DateTime.utc(),
    })),
    { client: uow.trx }
  )
  await mailAtOnce(
    uow,
    rows.filter(({ userId }) => mailed(userId) === 'now')
  )
  uow.afterCommit(() => {
    for (const { id, userId, type } of rows)
      publishLive({ event: 'notification', userId, data: { id, type } })
  })
}

/** When each of them is mailed. */
async function mailing({ trx }: UnitOfWork, recipients: number[], { type, isMailed }: Message) {
  return isMailed ? () => 'now' as const : mailChoices(trx, recipients, type)
}

/** A path below our own origin: `//host`, `javascript:` and backslashes lead elsewhere. */
export function isOwnPath(path: string) {
  return /^\/(?![/\\])[^\\\s]*$/.test(path)
}
