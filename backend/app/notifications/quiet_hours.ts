import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import { firmZone } from '#core/settings/firm_clock'
import { isDayOff } from '#core/settings/working_hours'

export interface QuietHours {
  /** `HH:MM` by the firm's clock; they may go over midnight. */
  startsAt: string
  endsAt: string
  /** Whether days without work are quiet from morning to night. */
  daysOff: boolean
}

type Client = Pick<TransactionClientContract, 'from'>

const DAY = 24 * 60
/** What is held leaves on every day of work. */
const LONGEST = 16 * 60

/** The quiet hours of these people; who has chosen none is left out. */
export async function quietHoursOf(
  userIds: number[],
  client: Client = db
): Promise<Map<number, QuietHours>> {
  if (!userIds.length) return new Map()
  const rows = await client.from('notification_quiet_hours').whereIn('user_id', userIds)
  return new Map(
    rows.map(({ user_id: userId, starts_at: startsAt, ends_at: endsAt, days_off: daysOff }) => [
      Number(userId),
      { startsAt, endsAt, daysOff: Boolean(daysOff) },
    ])
  )
}

/** Whether someone with these hours is left in peace now. */
export function isQuiet(hours: QuietHours | undefined, now = DateTime.utc()): boolean {
  if (!hours) return false
  const local = now.setZone(firmZone())
  if (hours.daysOff && isDayOff(local)) return true
  const minute = local.hour * 60 + local.minute
  const [from, to] = [minutesOf(hours.startsAt), minutesOf(hours.endsAt)]
  return from < to ? from <= minute && minute < to : minute >= from || minute < to
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return hour! * 60 + minute!
}

/** Sets the quiet hours of a person; null ends them. @throws AppError 422 for hours that are too long */
export async function setQuietHours(
  trx: TransactionClientContract,
  userId: number,
  hours: QuietHours | null
) {
  const row = { user_id: userId }
  await trx.from('notification_quiet_hours').where(row).delete()
  if (!hours) return
  const { startsAt, endsAt, daysOff } = hours
  const length = (minutesOf(endsAt) - minutesOf(startsAt) + DAY) % DAY
  if (length === 0 || length > LONGEST) throw invalid({ endsAt: ['quietHours'] })
  await trx.table('notification_quiet_hours').insert({
    ...row,
    ...{ starts_at: startsAt, ends_at: endsAt, days_off: daysOff, updated_at: sqlInstant() },
  })
}
