import { DateTime } from 'luxon'
import { conflict } from '#core/base/app_error'
import { fileNameKey } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { freeFileName } from '#files/shared/free_name'
import { aboutFile } from '#files/shared/about_file'
import { enter } from './keep_file.js'
import { enqueueOcr } from '#files/files/reading/enqueue_ocr'
import { markSuperseded, placeOf } from './supersede.js'
import { publishChange } from '#files/shared/publish_change'
import { DRAWING_FIELDS } from '#files/shared/models/file'
import type File from '#files/shared/models/file'
import type Folder from '#files/shared/models/folder'
import { refusingTwins, renamed } from '#files/shared/names'

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
export async function changeFile(uow: UnitOfWork, file: File, { name, ...drawing }: FileChanges) {
  const before = file.toAudit()
  const place = placeOf(file)
  if (name !== undefined) {
    file.originalName = renamed(name, file)
    file.nameKey = file.liveKey = fileNameKey(file.originalName)
  }
  file.merge(drawing)
  await saveFile(uow, file)
  if (DRAWING_FIELDS.some((field) => field in drawing)) await markSuperseded(uow, file, place)
  await enqueueOcr(uow, file)
  await uow.audit({ action: 'update', ...aboutFile(file), before, after: file.toAudit() })
  publishChange(uow, 'files', file, 'update')
}

/** Moves a locked file into another locked folder. @throws AppError 409 NAME_TAKEN */
export async function moveFile(uow: UnitOfWork, file: File, folder: Folder) {
  if (file.folderId === folder.id) return
  const before = file.toAudit()
  const place = placeOf(file)
  await enter(uow, file, folder)
  await saveFile(uow, file)
  await markSuperseded(uow, file, place)
  await uow.audit({ action: 'move', ...aboutFile(file), before, after: file.toAudit() })
  publishChange(uow, 'files', file, 'update')
}

export async function trashFile(uow: UnitOfWork, file: File) {
  file.merge({ trashedAt: DateTime.utc(), trashedBy: uow.actor.id, trashRootId: null })
  file.liveKey = null
  await saveFile(uow, file)
  await markSuperseded(uow, file)
  await uow.audit({ action: 'delete', ...aboutFile(file), before: file.toAudit() })
  publishChange(uow, 'files', file, 'delete')
}

/** Out of the trash, into `home`; where its name is taken by now it gets a number. @throws AppError 409 NOT_TRASHED */
export async function restoreFile(uow: UnitOfWork, file: File, home: Folder) {
  if (!file.trashedAt) throw conflict('NOT_TRASHED')
  const { name } = await freeFileName(uow, home.id, file.originalName)
  file.merge({ trashedAt: null, trashedBy: null, trashRootId: null, originalName: name })
  await enter(uow, file, home)
  await saveFile(uow, file)
  await markSuperseded(uow, file)
  await uow.audit({ action: 'restore', ...aboutFile(file), after: file.toAudit() })
  publishChange(uow, 'files', file, 'restore')
}

async function saveFile(uow: UnitOfWork, file: File) {
  file.useTransaction(uow.trx)
  file.merge({ version: file.version + 1, updatedBy: uow.actor.id, updatedAt: DateTime.utc() })
  await refusingTwins(() => file.save())
}
