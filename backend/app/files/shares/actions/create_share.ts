import { DateTime } from 'luxon'
import { newOwnKey } from '#core/storage/blob_keys'
import { storeFile } from '#core/storage/store_file'
import type { TmpFile } from '#core/storage/tmp_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type File from '#files/shared/models/file'
import Share from '#files/shares/share'
import type { Envelope } from '#files/shares/seal'

/** `ownerType` of sealed copies; no rule is registered for it, so no one reads them as files. */
const SEALED_COPY = 'share'

export interface ShareLimits {
  expiresInHours: number
  maxDownloads: number
  recipient: string | null
}

/** Keeps a sealed copy of `original` as a share of the acting user. */
export async function createShare(
  uow: UnitOfWork,
  original: File,
  sealed: { file: TmpFile; envelope: Envelope },
  { expiresInHours, maxDownloads, recipient }: ShareLimits
): Promise<Share> {
  const by = uow.actor.id
  const share = await Share.create(
    {
      fileId: original.id,
      name: original.originalName,
      mime: original.mime,
      size: original.size,
      recipient,
      ...sealed.envelope,
      // whole seconds, as the database keeps them
      expiresAt: DateTime.utc().plus({ hours: expiresInHours }).startOf('second'),
      maxDownloads,
      downloads: 0,
      lastDownloadAt: null,
      revokedAt: null,
      version: 1,
      createdBy: by,
      updatedBy: by,
    },
    { client: uow.trx }
  )
  const label = { name: `share-${share.id}`, mime: 'application/octet-stream', extension: 'bin' }
  const owner = { ownerType: SEALED_COPY, ownerId: share.id }
  const copy = await storeFile(uow, { ...sealed.file, ...label }, owner, newOwnKey())
  await share.merge({ sealedFileId: copy.id }).save()
  await uow.audit({
    action: 'share',
    entityType: 'share',
    entityId: share.id,
    label: share.name,
    after: share.toAudit(),
  })
  return share
}
