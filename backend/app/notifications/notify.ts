import { DateTime } from 'luxon'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Notification from './notification.js'
import { kindOf, NOT_OF_ONES_OWN } from './kinds.js'
import { mailAtOnce } from './mail_notification.js'
import { listeningTo, mailChoices } from './preferences.js'
import { isQuiet, quietHoursOf } from './quiet_hours.js'

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
  /** One of many that come together: they leave in one mail. */
  isOneOfMany?: boolean
}

/**
 * Notifies people, each with a row of their own; open browsers receive it after the commit. Who has
 * switched the kind off gets none, nor who has asked for or decided something themselves.
 */
export async function notify(uow: UnitOfWork, userIds: Iterable<number>, message: Message) {
  const people = [...new Set(userIds)].filter((id) => !isOwnAct(uow, id, message))
  const recipients = await listeningTo(uow.trx, people, message.type)
  if (!recipients.length) return
  const { actionUrl = null } = message
  if (actionUrl !== null && !isOwnPath(actionUrl))
    throw new RangeError(`not a path of the portal: ${actionUrl}`)
  const mailed = await mailing(uow, recipients, message)
  const rows = await Notification.createMany(
    recipients.map((userId) => ({ ...rowOf(message, mailed(userId)), userId, actionUrl })),
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

const isOwnAct = ({ actor }: UnitOfWork, userId: number, { type }: Message) =>
  actor.id === userId && NOT_OF_ONES_OWN.has(kindOf(type))

type Mailing = 'now' | 'held' | 'daily' | 'never'

function rowOf(message: Message, mailing: Mailing) {
  const { type, priority = 'normal', relatedEntityType = null, relatedEntityId = null } = message
  const now = DateTime.utc()
  return {
    ...{ type, kind: kindOf(type), priority, relatedEntityType, relatedEntityId },
    title: message.title.slice(0, 200),
    titleAr: message.titleAr.slice(0, 200),
    message: message.message.slice(0, 500),
    messageAr: message.messageAr.slice(0, 500),
    ...{ readAt: null, snoozedUntil: null, firstSnoozedAt: null },
    ...{ inDigest: mailing === 'daily', mailHeld: mailing === 'held' },
    ...{ createdAt: now, surfacedAt: now },
  }
}

/** When each of them is mailed: what comes in someone's quiet hours is held until they end. */
async function mailing(
  { trx }: UnitOfWork,
  recipients: number[],
  message: Message
): Promise<(userId: number) => Mailing> {
  const { type, isMailed, isOneOfMany } = message
  if (isMailed) return () => 'now'
  const choices = await mailChoices(trx, recipients, type)
  const quiet = isUrgent(message) ? new Map() : await quietHoursOf(recipients, trx)
  return (userId) => {
    const choice = choices(userId)
    const isHeld = isOneOfMany || isQuiet(quiet.get(userId))
    return choice === 'now' && isHeld ? 'held' : choice
  }
}

/** What can't wait for the morning: someone else may be using the account. */
const isUrgent = ({ type, priority }: Message) =>
  priority === 'urgent' || kindOf(type) === 'security'

/** A path below our own origin: `//host`, `javascript:` and backslashes lead elsewhere. */
export function isOwnPath(path: string) {
  return /^\/(?![/\\])[^\\\s]*$/.test(path)
}
