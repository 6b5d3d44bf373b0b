import { DateTime } from 'luxon'
import { lastBackup } from '#core/backup/backup_log'
import { backupReason } from '#core/backup/refusal'
import { removeScratch, scratches } from '#core/backup/scratch'
import { writer } from '#core/database/writer'
import { jobStates } from '#core/jobs/job_states'
import { once } from '#core/scheduled/once'
import { backupSettings } from '#core/settings/backup'
import { firmZone } from '#core/settings/firm_clock'
import { failDrill } from './note_drill.js'
import { orderDrill } from './order_drill.js'
import RestoreDrill from './restore_drill.js'

const OPEN = ['queued', 'active']

/** Orders the drill of this week or month, once, when there is a backup to try. */
export async function orderDueDrill(now: DateTime = DateTime.utc()): Promise<boolean> {
  const { drillEvery, backupTime } = backupSettings()
  if (drillEvery === 'never') return false
  const here = now.setZone(firmZone())
  if (here.toFormat('HH:mm') < backupTime || !(await lastBackup())) return false
  const period = here.toFormat(drillEvery === 'week' ? "kkkk-'W'WW" : 'yyyy-MM')
  return once(`scheduled-drill:${period}`, (uow) => orderDrill(uow, 'schedule'))
}

/** Removes what drills have left that are no longer carried out: their worker died. */
export async function clearScratches(): Promise<void> {
  const running = await RestoreDrill.query({ client: writer() })
    .where('state', 'running')
    .orderBy('id')
  const states = await jobStates(
    running.map(({ jobId }) => jobId!),
    writer()
  )
  const isOpen = (jobId: string) => OPEN.includes(states.get(jobId)?.status ?? '')
  const used = new Set<string>()
  for (const { id, jobId, scratch } of running) {
    if (isOpen(jobId!)) used.add(scratch)
    else await failDrill(id, backupReason('job_ended'))
  }
  for (const name of await scratches()) if (!used.has(name)) await removeScratch(name)
}
