import { randomBytes } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { AppError } from '#core/base/app_error'
import type { Actor } from '#core/base/actor'
import { affected } from '#core/database/affected'
import { openBlob } from '#core/storage/blobs'
import { isInfected } from '#core/storage/scan_gate'
import { removeTmpFile, type TmpFile } from '#core/storage/tmp_files'
import { transact } from '#core/unit_of_work/transact'
import { isActing } from '#identity/shared/acting'
import User from '#identity/shared/user'
import { canReadFile } from '#files/shared/file_owners'
import File from '#files/shared/models/file'
import { absentViewer } from '#files/shared/viewer'
import { keyOf, lookupOf } from '#files/shares/code'
import Share from '#files/shares/share'
import { openCopy } from '#files/shares/seal'

/** Replaces the salt of a share that does not exist: a wrong code costs the same work. */
const NO_SALT = randomBytes(16).toString('hex')

/** The same error for wrong, expired, revoked and used-up codes, so guessing reveals nothing. */
const refused = () => new AppError(404, 'SHARE_NOT_OPEN')

export interface OpenedShare {
  share: Share
  /** The decrypted file; its maker's to remove. */
  file: TmpFile
}

/**
 * Opens a share by its code and counts the download. The count is taken only once the whole copy
 * has been decrypted and checked, and by at most `maxDownloads` callers, however many come at once.
 * @throws AppError 404 SHARE_NOT_OPEN
 */
export async function openShare(code: string, outsider: Actor): Promise<OpenedShare> {
  const share = await Share.findBy('lookup', lookupOf(code))
  const key = await keyOf(code, share?.salt ?? NO_SALT)
  if (!share || share.status !== 'open') throw refused()
  await requireOriginal(share)
  const file = await decrypt(share, key)
  try {
    await takeDownload(share, outsider)
  } catch (error) {
    await removeTmpFile(file.path)
    throw error
  }
  return { share, file }
}

/**
 * What someone gave out ends with their account, with their right to read it, and with the file itself,
 * in the trash or infected too.
 */
async function requireOriginal({ createdBy, fileId }: Share) {
  const sharer = createdBy === null ? null : await User.find(createdBy)
  const original = await File.find(fileId)
  if (!sharer || !(await isActing(sharer)) || !original || original.trashedAt) throw refused()
  if (!(await canReadFile(await absentViewer(sharer), original))) throw refused()
  // also an earlier version: which one the copy is of is not known
  if (await isInfected(fileId)) throw refused()
}

async function decrypt(share: Share, key: Buffer): Promise<TmpFile> {
  const copy = share.sealedFileId ? await File.find(share.sealedFileId) : null
  if (!copy) throw refused()
  try {
    return await openCopy(await openBlob(copy.storageKey), key, share)
  } catch (err) {
    logger.error({ err, shareId: share.id }, 'the sealed copy of a share does not open')
    throw refused()
  }
}

function takeDownload(share: Share, outsider: Actor): Promise<void> {
  const now = DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss')
  return transact(outsider, async (uow) => {
    const taken = await affected(
      uow.trx
        .from('shares')
        .where('id', share.id)
        .whereNull('revoked_at')
        .where('expires_at', '>', now)
        .whereColumn('downloads', '<', 'max_downloads')
        .update({ downloads: uow.trx.raw('downloads + 1'), last_download_at: now })
    )
    if (!taken) throw refused()
    await uow.audit({
      action: 'open',
      entityType: 'share',
      entityId: share.id,
      label: share.name,
    })
  })
}
