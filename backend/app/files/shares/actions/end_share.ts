import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/http/actor'
import { deleteFile } from '#core/storage/delete_file'
import { transact } from '#core/unit/transact'
import type { Unit } from '#core/unit/unit'
import Share from '#files/shares/models/share'

const BATCH = 100

/** Takes a share back: its code opens nothing from now on, and its copy is deleted. */
export async function revokeShare(unit: Unit, share: Share): Promise<void> {
  const before = share.toAudit()
  share.revokedAt = DateTime.utc()
  share.version++
  share.updatedBy = unit.actor.id
  await dropCopy(unit, share)
  await unit.audit({
    action: 'revoke',
    entityType: 'share',
    entityId: share.id,
    label: share.name,
    before,
    after: share.toAudit(),
  })
}

async function dropCopy(unit: Unit, share: Share) {
  const copy = share.sealedFileId
  await share.merge({ sealedFileId: null }).save()
  if (copy) await deleteFile(unit, copy)
}

/** Deletes the copies of shares that have expired or are used up. @returns how many */
export async function dropEndedCopies(now: DateTime = DateTime.utc()): Promise<number> {
  for (let dropped = 0; ;) {
    const ended = await transact(SYSTEM_ACTOR, async (unit) => {
      const shares = await Share.query({ client: unit.trx })
        .whereNotNull('sealed_file_id')
        .where((over) =>
          over
            .where('expires_at', '<=', now.toFormat('yyyy-MM-dd HH:mm:ss'))
            .orWhereColumn('downloads', '>=', 'max_downloads')
        )
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
      for (const share of shares) await dropCopy(unit, share)
      return shares.length
    })
    dropped += ended
    if (ended < BATCH) return dropped
  }
}
