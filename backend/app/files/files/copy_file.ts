import { DateTime } from 'luxon'
import { removeTmpFile, type TmpFile } from '#core/storage/tmp_files'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { aboutFile } from '#files/shared/about_file'
import { freeFileName } from '#files/shared/free_name'
import File, { DRAWING_FIELDS, LIBRARY } from '#files/shared/models/file'
import type Folder from '#files/shared/models/folder'
import { refusingTwins } from '#files/shared/names'
import { publishChange } from '#files/shared/publish_change'
import { copyOf } from './add_version.js'
import { carryOver } from './carry_over.js'
import { enter } from './keep_file.js'
import { enqueueOcr } from './reading/enqueue_ocr.js'
import { markSuperseded } from './supersede.js'

/** A second file of the same content; in a folder that has the name already it gets a number. */
export async function copyFile(uow: UnitOfWork, source: File, folder: Folder): Promise<File> {
  const bytes = await copyOf(source.storageKey, uow.trx)
  try {
    const copy = await storeCopy(uow, { source, bytes, folder })
    await markSuperseded(uow, copy)
    publishChange(uow, 'files', copy, 'create')
    return copy
  } finally {
    await removeTmpFile(bytes.path)
  }
}

interface Copying {
  source: File
  bytes: TmpFile & { copiedFrom: string }
  folder: Folder
  /** The folder with which it comes to be seen; see `copies/staged`. */
  stagedWith?: number
}

/** The row, the bytes and the audit row of a copy; which drawing replaces which is the caller's to mark. */
export async function storeCopy(
  uow: UnitOfWork,
  { source, bytes, folder, stagedWith }: Copying
): Promise<File> {
  const { mime, extension } = source
  const { name } = await freeFileName(uow, folder.id, source.originalName)
  const owner = { ownerType: LIBRARY, ownerId: folder.id }
  const stored = await storeFile(uow, { ...bytes, name, mime, extension }, owner)
  const copy = await File.findOrFail(stored.id, { client: uow.trx })
  await enter(uow, copy, folder)
  for (const field of DRAWING_FIELDS) copy[field] = source[field]
  if (stagedWith) copy.merge({ trashedAt: DateTime.utc(), trashRootId: stagedWith })
  await refusingTwins(() => copy.save())
  await carryOver(uow, source, copy)
  await enqueueOcr(uow, copy)
  await uow.audit({ action: 'create', ...aboutFile(copy), after: copy.toAudit() })
  return copy
}
