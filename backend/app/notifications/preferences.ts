import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlInstant } from '#core/database/instants'
import { kindOf, NOTIFICATION_KINDS, REQUIRED_KINDS, type NotificationKind } from './kinds.js'

export interface KindPreference {
  kind: NotificationKind
  inApp: boolean
  /** Cannot be switched off. */
  required: boolean
}

/** Every kind with the choice of one person; what was never chosen is on. */
export async function preferencesOf(
  userId: number,
  client: Pick<TransactionClientContract, 'from'> = db
): Promise<KindPreference[]> {
  const rows = await client.from('notification_preferences').where('user_id', userId)
  const chosen = new Map(rows.map((row) => [row.kind, Boolean(row.in_app)]))
  return NOTIFICATION_KINDS.map((kind) => {
    const required = REQUIRED_KINDS.has(kind)
    return { kind, inApp: required || (chosen.get(kind) ?? true), required }
  })
}

export async function choose(
  trx: TransactionClientContract,
  userId: number,
  kind: NotificationKind,
  inApp: boolean
) {
  const row = { user_id: userId, kind }
  await trx.from('notification_preferences').where(row).delete()
  await trx
    .table('notification_preferences')
    .insert({ ...row, in_app: inApp, updated_at: sqlInstant() })
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
