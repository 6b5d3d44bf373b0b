import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { newKey } from '#core/storage/blob_keys'
import { putBlob, readBlob, undoBlob } from '#core/storage/blobs'
import { noteArrival } from '#core/storage/note_arrival'
import { removeTmpFile, writeTmpFile, type TmpFile } from '#core/storage/tmp_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { markSuperseded } from './supersede.js'
import { followContent } from './follow_content.js'
import { publishChange } from '#files/shared/publish_change'
import type File from '#files/shared/models/file'
import FileVersion from '#files/shared/models/file_version'
import { renamed } from '#files/shared/names'

/** New content of a file: complete bytes and what our look at them says they are. */
interface Content extends TmpFile {
  mime: string
  extension: string
  copiedFrom?: string
}

/**
 * Makes new content the present version of a locked file and keeps what it was. The name stays; its
 * ending follows the content.
 */
export async function addVersion(
  uow: UnitOfWork,
  file: File,
  content: Content,
  note: string | null,
  drawingRevision?: string | null
): Promise<File> {
  const before = file.toAudit()
  await keepPresent(uow, file)
  const key = newKey()
  uow.onRollback(() => undoBlob(key))
  await putBlob(uow, content, key)
  const { mime, extension, size, sha256, copiedFrom } = content
  file.useTransaction(uow.trx)
  const sameKind = file.mime === mime
  file.merge({ storageKey: key, mime, extension, size, sha256, versionNote: note })
  if (!sameKind) file.originalName = renamed(file.originalName, { mime, extension })
  if (drawingRevision !== undefined) file.drawingRevision = drawingRevision
  file.merge({ versionNo: file.versionNo + 1, version: file.version + 1 })
  file.merge({ updatedBy: uow.actor.id, updatedAt: DateTime.utc() })
  await file.save()
  const name = file.originalName
  await noteArrival(uow, { key, fileId: file.id, name, size, sha256, copiedFrom })
  if (drawingRevision !== undefined) await markSuperseded(uow, file)
  await followContent(uow, file)
  await uow.audit({
    action: 'add_version',
    entityType: 'file',
    entityId: file.id,
    label: file.originalName,
    before,
    after: file.toAudit(),
  })
  publishChange(uow, 'files', file, 'update')
  return file
}

async function keepPresent(uow: UnitOfWork, file: File) {
  const { id, versionNo, storageKey, originalName, mime, extension, size, sha256 } = file
  await FileVersion.create(
    {
      fileId: id,
      ...{ versionNo, storageKey, originalName, mime, extension, size, sha256 },
      drawingRevision: file.drawingRevision ?? null,
      versionNote: file.versionNote ?? null,
      createdBy: file.updatedBy ?? file.createdBy,
      createdAt: file.updatedAt ?? file.createdAt,
    },
    { client: uow.trx }
  )
}

/** An earlier version becomes the present one again, as a new version: nothing is lost on the way. */
export async function restoreVersion(
  uow: UnitOfWork,
  file: File,
  version: FileVersion
): Promise<File> {
  const copy = await copyOf(version.storageKey, uow.trx)
  try {
    const { mime, extension } = version
    const note = `← ${version.versionNo}`
    return await addVersion(uow, file, { ...copy, mime, extension }, note, version.drawingRevision)
  } finally {
    await removeTmpFile(copy.path)
  }
}

/** The bytes of a stored file as a temporary one, for a second file or version of the same content. */
export async function copyOf(
  key: string,
  client?: QueryClientContract
): Promise<TmpFile & { copiedFrom: string }> {
  return { ...(await writeTmpFile([await readBlob(key, client)])), copiedFrom: key }
}
