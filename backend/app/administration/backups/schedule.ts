import { DateTime } from 'luxon'
import { lastBackup } from '#core/backup/backup_log'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { once } from '#core/scheduled/once'
import { backupSettings } from '#core/settings/backup'
import { firmZone } from '#core/settings/firm_clock'
import Backup from './backup.js'
import { failBackup } from './note_backup.js'
import { orderBackup } from './order_backup.js'
import { tellAdministrators } from './tell_administrators.js'

const LATE_HOURS = 3
const OPEN = ['queued', 'active']

/** When the schedule last came due, at the firm's clock; null without a schedule. */
export function lastDue(now: DateTime = DateTime.utc()): DateTime | null {
  const { backupDays, backupTime } = backupSettings()
  const [hour, minute] = backupTime.split(':').map(Number)
  const here = now.setZone(firmZone())
  for (let days = 0; days <= 7; days++) {
    const due = here.minus({ days }).set({ hour, minute, second: 0, millisecond: 0 })
    if (due <= here && backupDays.includes(due.weekday % 7)) return due.toUTC()
  }
  return null
}

const keyOf = (due: DateTime) => `scheduled-backup:${due.toISO()}`

/** Orders the backup that is due, once; one that was missed while the portal was off is made up for that day. */
export async function orderDueBackup(now: DateTime = DateTime.utc()): Promise<boolean> {
  const due = lastDue(now)
  const zone = firmZone()
  if (!due || !due.setZone(zone).hasSame(now.setZone(zone), 'day')) return false
  return once(keyOf(due), (uow) => orderBackup(uow, 'schedule'))
}

/** Notifies of a backup that was due and has not come, once. */
export async function tellOverdue(now: DateTime = DateTime.utc()): Promise<boolean> {
  const due = lastDue(now.minus({ hours: LATE_HOURS }))
  if (!due || !(await wasOrderedBefore(due, now.minus({ hours: LATE_HOURS })))) return false
  const last = await lastBackup()
  if (last && DateTime.fromISO(last.madeAt) >= due) return false
  const at = due.setZone(firmZone()).toFormat('yyyy-MM-dd HH:mm')
  return once(`${keyOf(due)}:overdue`, (uow) => tellAdministrators(uow, 'backup_overdue', at))
}

/** A schedule that was set a moment ago has missed nothing. */
async function wasOrderedBefore(due: DateTime, limit: DateTime) {
  const row = await writer()
    .from('job_effects')
    .where('dedup_key', keyOf(due))
    .where('created_at', '<=', sqlInstant(0, limit.toMillis()))
    .first()
  return row !== null && row !== undefined
}

/** Backups whose job has ended without them: its worker died, or it was cancelled. */
export async function failLost() {
  const lost = await Backup.query().where('state', 'running').orderBy('id')
  for (const { id, jobId } of lost) {
    const job = await writer().from('jobs').where('id', jobId!).select('status').first()
    if (!job || !OPEN.includes(job.status)) await failBackup(id, 'The job ended before the backup')
  }
}
