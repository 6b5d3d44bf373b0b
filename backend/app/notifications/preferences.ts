import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlInstant } from '#core/database/instants'
import {
  kindOf,
  NOTIFICATION_KINDS,
  REQUIRED_KINDS,
  usualMail,
  type MailChoice,
  type NotificationKind,
} from './kinds.js'

export interface KindPreference {
  kind: NotificationKind
  inApp: boolean
  /** Cannot be switched off. */
  required: boolean
  /** Whether the portal is heard when one comes. */
  sound: boolean
  mail: MailChoice
}

type Client = Pick<TransactionClientContract, 'from'>

/** Every kind with the choice of one person; what was never chosen is on. */
export async function preferencesOf(
  userId: number,
  client: Client = db
): Promise<KindPreference[]> {
  const rows = await client.from('notification_preferences').where('user_id', userId)
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  return NOTIFICATION_KINDS.map((kind) => {
    const required = REQUIRED_KINDS.has(kind)
    const own = chosen.get(kind)
    const inApp = required || !own || Boolean(own.in_app)
    const sound = own?.sound === null || own?.sound === undefined || Boolean(own.sound)
    return { kind, inApp, required, sound, mail: own?.mail ?? usualMail(kind) }
  })
}

/** Writes what a person has chosen for a kind; what is left out stays as it was. */
export async function choose(
  trx: TransactionClientContract,
  userId: number,
  kind: NotificationKind,
  choice: { inApp?: boolean; sound?: boolean; mail?: MailChoice }
) {
  const row = { user_id: userId, kind }
  const before = await trx.from('notification_preferences').where(row).first()
  await trx.from('notification_preferences').where(row).delete()
  await trx.table('notification_preferences').insert({
    ...row,
    in_app: choice.inApp ?? (before ? Boolean(before.in_app) : true),
    sound: choice.sound ?? before?.sound ?? null,
    mail: choice.mail ?? before?.mail ?? null,
    updated_at: sqlInstant(),
  })
}

/** The recipients who have this notification type turned on. */
export async function listeningTo(
  trx: TransactionClientContract,
  userIds: number[],
  type: string
): Promise<number[]> {
  const kind = kindOf(type)
  if (!userIds.length || REQUIRED_KINDS.has(kind)) return userIds
  const off = await trx
    .from('notification_preferences')
    .where({ kind, in_app: false })
    .whereIn('user_id', userIds)
    .select('user_id')
  const silent = new Set(off.map((row) => Number(row.user_id)))
  return userIds.filter((id) => !silent.has(id))
}

/** When each of these people gets notifications of a type by mail. */
export async function mailChoices(
  trx: TransactionClientContract,
  userIds: number[],
  type: string
): Promise<(userId: number) => MailChoice> {
  const kind = kindOf(type)
  const rows = await trx
    .from('notification_preferences')
    .where('kind', kind)
    .whereIn('user_id', userIds)
    .whereNotNull('mail')
    .select('user_id', 'mail')
  const chosen = new Map<number, MailChoice>(rows.map((row) => [Number(row.user_id), row.mail]))
  return (userId) => chosen.get(userId) ?? usualMail(kind)
}

/** The kinds that a person has silenced. */
export async function silentKinds(userId: number): Promise<Set<string>> {
  const rows = await db
    .from('notification_preferences')
    .where({ user_id: userId, sound: false })
    .select('kind')
  return new Set(rows.map(({ kind }) => kind as string))
}
