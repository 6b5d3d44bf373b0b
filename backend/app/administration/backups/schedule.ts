import { DateTime } from 'luxon'
import { backupReason } from '#core/backup/refusal'
import { lastBackup } from '#core/backup/backup_log'
import { writer } from '#core/database/writer'
import { jobStates } from '#core/jobs/job_states'
import { once, wasDoneBy } from '#core/scheduled/once'
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
  // a schedule that was set a moment ago has missed nothing
  if (!due || !(await wasDoneBy(keyOf(due), now.minus({ hours: LATE_HOURS })))) return false
  const last = await lastBackup()
  if (last && DateTime.fromISO(last.madeAt) >= due) return false
  const at = due.setZone(firmZone()).toFormat('yyyy-MM-dd HH:mm')
  return once(`${keyOf(due)}:overdue`, (uow) => tellAdministrators(uow, 'backup_overdue', at))
}

/** Backups whose job has ended without them: its worker died, or it was cancelled. */
export async function failLost() {
  const running = await Backup.query().where('state', 'running').orderBy('id')
  const states = await jobStates(
    running.map(({ jobId }) => jobId!),
    writer()
  )
  for (const { id, jobId } of running) {
    if (OPEN.includes(states.get(jobId!)?.status ?? '')) continue
    await failBackup(id, backupReason('job_ended'))
  }
}
