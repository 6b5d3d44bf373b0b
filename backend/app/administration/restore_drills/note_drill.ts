import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import type { Verdict } from '#core/backup/drill'
import type { BackupReason } from '#core/backup/refusal'
import { placeInStore } from '#core/backup/copy_to_store'
import { newScratch } from '#core/backup/scratch'
import { sqlInstant } from '#core/database/instants'
import type { QueuedJob } from '#core/unit_of_work/job_row'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { tellAdministrators } from '#administration/backups/tell_administrators'
import Backup from '#administration/backups/backup'
import RestoreDrill from './restore_drill.js'

const about = ({ id, folder }: RestoreDrill) => ({
  ...{ entityType: 'restore_drill', entityId: id, label: folder },
})

/** A drill of the newest backup. @returns null when there is none */
export async function beginDrill(
  uow: UnitOfWork,
  { id: jobId, createdBy }: Pick<QueuedJob, 'id' | 'createdBy'>,
  origin: 'hand' | 'schedule'
): Promise<number | null> {
  const backup = await Backup.query({ client: uow.trx })
    .where('state', 'complete')
    .orderBy('id', 'desc')
    .first()
  if (!backup) return null
  const drill = await RestoreDrill.create(
    {
      ...{ backupId: backup.id, folder: backup.folder, state: 'running', origin, jobId, createdBy },
      // the copy that is left when the machine is not
      source:
        backup.storePlace && backup.storePlace === placeInStore(backup.folder) ? 'store' : 'folder',
      ...{ scratch: newScratch(), faultCount: 0, faults: '[]', startedAt: DateTime.utc() },
    },
    { client: uow.trx }
  )
  await uow.audit({ action: 'create', ...about(drill), after: { origin } })
  return drill.id
}

export async function endDrill(uow: UnitOfWork, id: number, verdict: Verdict) {
  const drill = await RestoreDrill.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .firstOrFail()
  const { isJudged, rows, checks, faultCount, faults } = verdict
  const state = faultCount ? 'failed' : 'passed'
  const before = drill.state
  drill.merge({
    ...{ state, comparedRows: rows, checks, faultCount, faults: JSON.stringify(faults) },
    endedAt: DateTime.utc(),
  })
  await drill.useTransaction(uow.trx).save()
  if (isJudged)
    await Backup.query({ client: uow.trx })
      .where('id', drill.backupId!)
      .update({ verified_at: sqlInstant(), is_sound: !faultCount })
  const after = { state, comparedRows: rows, faultCount }
  await uow.audit({ action: 'update', ...about(drill), before: { state: before }, after })
  if (faultCount) await tellAdministrators(uow, 'restore_drill_failed', faults[0]!, drill)
}

/** A drill that could not be carried out says nothing about the backup. */
export function failDrill(id: number, reason: BackupReason) {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const drill = await RestoreDrill.query({ client: uow.trx }).where('id', id).forUpdate().first()
    if (drill?.state !== 'running') return
    await endDrill(uow, id, {
      ...{ isJudged: false, rows: null, checks: null, faultCount: 1, faults: [reason] },
    })
  })
}
