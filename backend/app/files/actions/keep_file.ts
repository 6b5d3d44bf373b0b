import { DateTime } from 'luxon'
import { conflict, forbidden } from '#core/exceptions/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { fileNameKey, storeFile } from '#core/storage/store_file'
import type { Unit } from '#core/unit/unit'
import { mayManage } from '#files/access/folder_access'
import type { Level } from '#files/access/folder_levels'
import { addVersion } from '#files/actions/add_version'
import { freeFileName } from '#files/actions/free_name'
import { orderReading } from '#files/actions/order_reading'
import { announce } from '#files/live'
import File, { LIBRARY } from '#files/models/file'
import type Folder from '#files/models/folder'
import { refusingTwins } from '#files/names'

/** What happens when the folder has a file of that name already. */
export const CLASHES = ['version', 'rename', 'refuse'] as const
export type Clash = (typeof CLASHES)[number]

export const aboutFile = (file: File) => ({
  entityType: 'file',
  entityId: file.id,
  label: file.originalName,
})

interface Arrival {
  onClash?: Clash
  note?: string | null
}

/**
 * Puts an upload into a folder that the caller has locked. A file of the same name becomes the
 * earlier version, unless told otherwise.
 * @throws AppError 409 NAME_TAKEN (`refuse`, or not the caller's file to change)
 */
export async function keepFile(
  unit: Unit,
  place: { folder: Folder; level: Level },
  received: ReceivedFile,
  { onClash = 'version', note = null }: Arrival = {}
): Promise<File> {
  const { folder, level } = place
  const twin = await File.query({ client: unit.trx })
    .where({ folderId: folder.id, liveKey: fileNameKey(received.name) })
    .forUpdate()
    .first()
  if (twin && onClash === 'refuse') throw conflict('NAME_TAKEN')
  if (twin && onClash === 'version') {
    if (!mayManage(level, twin, unit.actor.id!)) throw forbidden('NOT_YOUR_FILE')
    return addVersion(unit, twin, received, note)
  }
  const { name } = await freeFileName(unit, folder.id, received.name)
  const stored = await storeFile(unit, { ...received, name }, { ownerType: LIBRARY, ownerId: null })
  const file = await File.findOrFail(stored.id, { client: unit.trx })
  await enter(unit, file, folder)
  file.versionNote = note
  await refusingTwins(() => file.save())
  await orderReading(unit, file)
  await unit.audit({ action: 'create', ...aboutFile(file), after: file.toAudit() })
  announce(unit, 'files', file, 'create')
  return file
}

/** Gives a stored file its place; its name must be free there. */
export async function enter(unit: Unit, file: File, folder: Folder) {
  file.useTransaction(unit.trx)
  file.merge({ folderId: folder.id, ownerType: LIBRARY, ownerId: folder.id })
  file.merge({ nameKey: fileNameKey(file.originalName), liveKey: fileNameKey(file.originalName) })
  file.merge({ updatedBy: unit.actor.id, updatedAt: DateTime.utc() })
}
