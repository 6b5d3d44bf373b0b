import { DateTime } from 'luxon'
import { lastBackup } from '#core/backup/backup_log'
import { line, registerHealthLine } from '#core/health/health_lines'
import { backupSettings } from '#core/settings/backup'
import Backup from './backup.js'

const LATE_HOURS = 48
const LOST_HOURS = 24 * 7

registerHealthLine('backup', async () => {
  const last = await lastBackup()
  if (!last) return line('fault', { at: null, bytes: null }, 'none')
  const figures = { at: last.madeAt, bytes: last.bytes }
  const hours = DateTime.utc().diff(DateTime.fromISO(last.madeAt)).as('hours')
  if (hours > LATE_HOURS) return line(hours > LOST_HOURS ? 'fault' : 'attention', figures, 'late')
  const newest = await Backup.query()
    .whereNot('state', 'running')
    .orderBy('id', 'desc')
    .firstOrFail()
  if (newest.state === 'failed') return line('attention', figures, 'failed')
  if (newest.copyError || newest.storeError) return line('attention', figures, 'copy')
  return line(backupSettings().backupDays.length ? 'good' : 'attention', figures, 'schedule')
})
