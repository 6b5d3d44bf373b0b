import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { deleteFile } from '#core/storage/delete_file'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Share from '#files/shares/share'
import { endedAccounts } from '#identity/shared/acting'

const BATCH = 100

/** Takes a share back: its code opens nothing from now on, and its copy is deleted. */
export async function revokeShare(uow: UnitOfWork, share: Share): Promise<void> {
  const before = share.toAudit()
  share.revokedAt = DateTime.utc()
  share.version++
  share.updatedBy = uow.actor.id
  await dropCopy(uow, share)
  await uow.audit({
    action: 'revoke',
    entityType: 'share',
    entityId: share.id,
    label: share.name,
    before,
    after: share.toAudit(),
  })
}

async function dropCopy(uow: UnitOfWork, share: Share) {
  const copy = share.sealedFileId
  await share.merge({ sealedFileId: null }).save()
  if (copy) await deleteFile(uow, copy)
}

/** Deletes the copies of shares that have expired, are used up, or whose sharer acts no longer. @returns how many */
export async function dropEndedCopies(now: DateTime = DateTime.utc()): Promise<number> {
  for (let dropped = 0; ;) {
    const ended = await transact(SYSTEM_ACTOR, async (uow) => {
      const shares = await Share.query({ client: uow.trx })
        .whereNotNull('sealed_file_id')
        .where((over) =>
          over
            .where('expires_at', '<=', now.toFormat('yyyy-MM-dd HH:mm:ss'))
            .orWhereColumn('downloads', '>=', 'max_downloads')
            .orWhereIn('created_by', endedAccounts())
        )
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
      for (const share of shares) await dropCopy(uow, share)
      return shares.length
    })
    dropped += ended
    if (ended < BATCH) return dropped
  }
}
