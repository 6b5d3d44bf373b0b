import { DateTime } from 'luxon'
import { conflict } from '#core/exceptions/app_error'
import { removeTmpFile } from '#core/storage/tmp_files'
import { fileNameKey, storeFile } from '#core/storage/store_file'
import type { Unit } from '#core/unit/unit'
import { copyOf } from '#files/actions/add_version'
import { freeFileName } from '#files/actions/free_name'
import { aboutFile, enter } from '#files/actions/keep_file'
import { orderReading } from '#files/actions/order_reading'
import { markSuperseded, placeOf } from '#files/actions/supersede'
import { announce } from '#files/live'
import File, { DRAWING_FIELDS, LIBRARY } from '#files/models/file'
import type Folder from '#files/models/folder'
import { refusingTwins, renamed } from '#files/names'

interface FileChanges {
  name?: string
  drawingNumber?: string | null
  drawingRevision?: string | null
  drawingTitle?: string | null
  discipline?: string | null
}

/**
 * Renames a locked file, or writes down what its drawing says.
 * @throws AppError 409 NAME_TAKEN
 */
export async function changeFile(unit: Unit, file: File, { name, ...drawing }: FileChanges) {
  const before = file.toAudit()
  const place = placeOf(file)
  if (name !== undefined) {
    file.originalName = renamed(name, file)
    file.nameKey = file.liveKey = fileNameKey(file.originalName)
  }
  file.merge(drawing)
  await saveFile(unit, file)
  if (DRAWING_FIELDS.some((field) => field in drawing)) await markSuperseded(unit, file, place)
  await orderReading(unit, file)
  await unit.audit({ action: 'update', ...aboutFile(file), before, after: file.toAudit() })
  announce(unit, 'files', file, 'update')
}

/** Moves a locked file into another locked folder. @throws AppError 409 NAME_TAKEN */
export async function moveFile(unit: Unit, file: File, folder: Folder) {
  if (file.folderId === folder.id) return
  const before = file.toAudit()
  const place = placeOf(file)
  await enter(unit, file, folder)
  await saveFile(unit, file)
  await markSuperseded(unit, file, place)
  await unit.audit({ action: 'move', ...aboutFile(file), before, after: file.toAudit() })
  announce(unit, 'files', file, 'update')
}

/** A second file of the same content; in a folder that has the name already it gets a number. */
export async function copyFile(unit: Unit, source: File, folder: Folder): Promise<File> {
  const bytes = await copyOf(source.storageKey)
  try {
    const { mime, extension } = source
    const { name } = await freeFileName(unit, folder.id, source.originalName)
    const owner = { ownerType: LIBRARY, ownerId: folder.id }
    const stored = await storeFile(unit, { ...bytes, name, mime, extension }, owner)
    const copy = await File.findOrFail(stored.id, { client: unit.trx })
    await enter(unit, copy, folder)
    for (const field of DRAWING_FIELDS) copy[field] = source[field]
    await refusingTwins(() => copy.save())
    await markSuperseded(unit, copy)
    await orderReading(unit, copy)
    await unit.audit({ action: 'create', ...aboutFile(copy), after: copy.toAudit() })
    announce(unit, 'files', copy, 'create')
    return copy
  } finally {
    await removeTmpFile(bytes.path)
  }
}

export async function trashFile(unit: Unit, file: File) {
  file.merge({ trashedAt: DateTime.utc(), trashedBy: unit.actor.id, trashRootId: null })
  file.liveKey = null
  await saveFile(unit, file)
  await markSuperseded(unit, file)
  await unit.audit({ action: 'delete', ...aboutFile(file), before: file.toAudit() })
  announce(unit, 'files', file, 'delete')
}

/** Out of the trash, into `home`; where its name is taken by now it gets a number. @throws AppError 409 NOT_TRASHED */
export async function restoreFile(unit: Unit, file: File, home: Folder) {
  if (!file.trashedAt) throw conflict('NOT_TRASHED')
  const { name } = await freeFileName(unit, home.id, file.originalName)
  file.merge({ trashedAt: null, trashedBy: null, trashRootId: null, originalName: name })
  await enter(unit, file, home)
  await saveFile(unit, file)
  await markSuperseded(unit, file)
  await unit.audit({ action: 'restore', ...aboutFile(file), after: file.toAudit() })
  announce(unit, 'files', file, 'restore')
}

async function saveFile(unit: Unit, file: File) {
  file.useTransaction(unit.trx)
  file.merge({ version: file.version + 1, updatedBy: unit.actor.id, updatedAt: DateTime.utc() })
  await refusingTwins(() => file.save())
}
