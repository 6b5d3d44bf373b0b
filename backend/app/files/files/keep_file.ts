import { DateTime } from 'luxon'
import { conflict, forbidden } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { fileNameKey, storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { mayManage } from '#files/shared/folder_access'
import type { Level } from '#files/shared/folder_levels'
import { addVersion } from './add_version.js'
import { followContent } from './follow_content.js'
import { freeFileName } from '#files/shared/free_name'
import { publishChange } from '#files/shared/publish_change'
import File, { LIBRARY } from '#files/shared/models/file'
import type Folder from '#files/shared/models/folder'
import { refusingTwins } from '#files/shared/names'
import { aboutFile } from '#files/shared/about_file'

/** What happens when the folder has a file of that name already. */
export const CLASHES = ['version', 'rename', 'refuse'] as const

export type Clash = (typeof CLASHES)[number]

interface Arrival {
  onClash?: Clash
  note?: string | null
}

/**
 * Puts an upload into a folder that the caller has locked. A file of the same name becomes the
 * earlier version, unless stated otherwise.
 * @throws AppError 409 NAME_TAKEN (`refuse`, or not the caller's file to change)
 */
export async function keepFile(
  uow: UnitOfWork,
  place: { folder: Folder; level: Level },
  received: ReceivedFile,
  { onClash = 'version', note = null }: Arrival = {}
): Promise<File> {
  const { folder, level } = place
  const twin = await File.query({ client: uow.trx })
    .where({ folderId: folder.id, liveKey: fileNameKey(received.name) })
    .forUpdate()
    .first()
  if (twin && onClash === 'refuse') throw conflict('NAME_TAKEN')
  if (twin && onClash === 'version') {
    if (!mayManage(level, twin, uow.actor.id!)) throw forbidden('NOT_YOUR_FILE')
    return addVersion(uow, twin, received, note)
  }
  const { name } = await freeFileName(uow, folder.id, received.name)
  const stored = await storeFile(uow, { ...received, name }, { ownerType: LIBRARY, ownerId: null })
  const file = await File.findOrFail(stored.id, { client: uow.trx })
  await enter(uow, file, folder)
  file.versionNote = note
  await refusingTwins(() => file.save())
  await followContent(uow, file)
  await uow.audit({ action: 'create', ...aboutFile(file), after: file.toAudit() })
  publishChange(uow, 'files', file, 'create')
  return file
}

/** Gives a stored file its place; its name must be free there. */
export async function enter(uow: UnitOfWork, file: File, folder: Folder) {
  file.useTransaction(uow.trx)
  file.merge({ folderId: folder.id, ownerType: LIBRARY, ownerId: folder.id })
  file.merge({ nameKey: fileNameKey(file.originalName), liveKey: fileNameKey(file.originalName) })
  file.merge({ updatedBy: uow.actor.id, updatedAt: DateTime.utc() })
}
