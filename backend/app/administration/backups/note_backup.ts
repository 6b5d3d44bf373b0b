import { DateTime } from 'luxon'
import { faultText, keptReason, type BackupReason } from '#core/backup/refusal'
import { SYSTEM_ACTOR } from '#core/base/actor'
import type { QueuedJob } from '#core/unit_of_work/job_row'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Backup from './backup.js'
import { tellAdministrators } from './tell_administrators.js'

/** What the command has made. */
export interface Outcome {
  at: string
  folder: string
  place: string
  files: number
  bytes: number
  checksum: string
}

/** Where a copy of it lies, or why it doesn't; neither where none is wanted. */
export interface Copied {
  place: string | null
  error: BackupReason | null
}

const about = ({ id, folder }: Backup) => ({ entityType: 'backup', entityId: id, label: folder })

/** A backup that is being made; it has its name when it is complete. */
export async function beginBackup(
  uow: UnitOfWork,
  { id: jobId, createdBy }: Pick<QueuedJob, 'id' | 'createdBy'>,
  origin: 'hand' | 'schedule'
): Promise<number> {
  const backup = await Backup.create(
    {
      ...{ folder: '', files: 0, bytes: 0, state: 'running', origin, jobId, createdBy },
      madeAt: DateTime.utc(),
    },
    { client: uow.trx }
  )
  await uow.audit({ action: 'create', ...about(backup), after: { origin } })
  return backup.id
}

export async function completeBackup(
  uow: UnitOfWork,
  id: number,
  { at, folder, place, files, bytes, checksum }: Outcome,
  copies: { folder: Copied; store: Copied }
) {
  const backup = await Backup.findOrFail(id, { client: uow.trx })
  const { state } = backup
  backup.merge({
    ...{ folder, place, files, bytes, checksum },
    ...{ copyPlace: copies.folder.place, storePlace: copies.store.place },
    copyError: copies.folder.error && keptReason(copies.folder.error),
    storeError: copies.store.error && keptReason(copies.store.error),
    ...{ state: 'complete', error: null, endedAt: DateTime.utc() },
    madeAt: DateTime.fromISO(at, { zone: 'utc' }),
  })
  await backup.useTransaction(uow.trx).save()
  const after = { state: 'complete', files, bytes, checksum }
  await uow.audit({ action: 'update', ...about(backup), before: { state }, after })
  for (const { error } of [copies.folder, copies.store])
    if (error) await tellAdministrators(uow, 'backup_copy_failed', error, backup)
}

/** Notes that a backup came to nothing, once, and notifies those who look after the portal. */
export function failBackup(id: number, reason: BackupReason) {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const backup = await Backup.query({ client: uow.trx }).where('id', id).forUpdate().first()
    if (backup?.state !== 'running') return
    backup.merge({ state: 'failed', error: keptReason(reason), endedAt: DateTime.utc() })
    await backup.useTransaction(uow.trx).save()
    const [before, after] = [
      { state: 'running' },
      { state: 'failed', error: faultText(reason, 'en') },
    ]
    await uow.audit({ action: 'update', ...about(backup), before, after })
    await tellAdministrators(uow, 'backup_failed', reason, backup)
  })
}
