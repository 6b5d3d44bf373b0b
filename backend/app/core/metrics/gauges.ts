import db from '@adonisjs/lucid/services/db'
import { lastBackup } from '#core/backup/backup_log'
import { toDate } from '#core/database/instants'
import { room } from '#core/disk/room'
import { registerGauge } from './registry.js'

const secondsSince = (instant: string | Date) => (Date.now() - toDate(instant).getTime()) / 1000

/** Rows of a table by one column, as an index counts them. */
async function countedBy(table: string, column: string, values: readonly string[]) {
  const rows = await db
    .from(table)
    .whereIn(column, [...values])
    .groupBy(column)
    .select(column)
    .count('* as total')
  const totals = new Map(rows.map((row) => [row[column] as string, Number(row.total)]))
  return values.map((value) => ({ labels: { [column]: value }, value: totals.get(value) ?? 0 }))
}

registerGauge({ name: 'portal_jobs', help: 'Background jobs by status', labels: ['status'] }, () =>
  countedBy('jobs', 'status', ['queued', 'active', 'failed'])
)

registerGauge(
  { name: 'portal_job_oldest_seconds', help: 'How long the oldest due job has waited' },
  async () => {
    const oldest = await db
      .from('jobs')
      .where('status', 'queued')
      .min('available_at as since')
      .first()
    return [{ value: oldest?.since ? Math.max(0, secondsSince(oldest.since)) : 0 }]
  }
)

registerGauge(
  { name: 'portal_outbox_events', help: 'Events not acted upon yet', labels: ['state'] },
  async () => {
    const open = () => db.from('outbox_events').whereNull('dispatched_at')
    const waiting = await open().whereNull('dead_at').count('* as total').first()
    const dead = await open().whereNotNull('dead_at').count('* as total').first()
    return [
      { labels: { state: 'waiting' }, value: Number(waiting?.total ?? 0) },
      { labels: { state: 'dead' }, value: Number(dead?.total ?? 0) },
    ]
  }
)

registerGauge(
  { name: 'portal_mails', help: 'Mails that wait or have failed', labels: ['state'] },
  () => countedBy('mails', 'state', ['waiting', 'sending', 'bounced', 'failed'])
)

registerGauge(
  { name: 'portal_disk_free_bytes', help: 'Room on the disk of the data' },
  async () => [{ value: (await room()).freeBytes }]
)

registerGauge(
  { name: 'portal_disk_free_ratio', help: 'The share of the disk of the data that is free' },
  async () => [{ value: (await room()).freeShare }]
)

registerGauge(
  {
    name: 'portal_backup_age_seconds',
    help: 'Seconds since the last backup; absent before the first',
  },
  async () => {
    const last = await lastBackup()
    return last ? [{ value: (Date.now() - Date.parse(last.madeAt)) / 1000 }] : []
  }
)
