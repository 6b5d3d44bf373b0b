import type { Readable } from 'node:stream'
import { DateTime } from 'luxon'
import { fold } from '#engines/text/fold'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { newKey, newOwnKey } from './blob_keys.js'
import { putBlob, undoBlob } from './blobs.js'
import { plainFileName } from './file_name.js'
import { noteArrival } from './note_arrival.js'
import { removeTmpFile, writeTmpFile, type TmpFile } from './tmp_files.js'

/** The record that a file belongs to; who may read that record may read the file. */
export interface FileOwner {
  ownerType: string
  ownerId: number | null
  /** Abilities without which a reader may not see what is in it, beside those that its record needs. */
  requires?: readonly string[]
}

interface FileLabel {
  /** Shown and offered when saving; a label only, kept as `plainFileName` writes it. */
  name: string
  mime: string
  extension: string
}

export interface StoredFile extends FileLabel, FileOwner {
  id: number
  /** Where the bytes lie on the drive. */
  key: string
  /** Bytes. */
  size: number
  sha256: string
}

/**
 * Keeps a complete temporary file (an upload, a finished export) as a file of `owner`, in the unit's
 * transaction: a rollback takes the bytes away again. The temporary file stays its maker's to remove.
 * What the portal made itself is given a key of `newOwnKey`, anything else is scanned for viruses.
 */
export async function storeFile(
  uow: UnitOfWork,
  source: TmpFile & FileLabel & { copiedFrom?: string },
  owner: FileOwner,
  key = newKey()
): Promise<StoredFile> {
  uow.onRollback(() => undoBlob(key))
  await putBlob(uow, source, key)
  const { mime, extension, size, sha256, copiedFrom } = source
  const name = plainFileName(source.name)
  const now = DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss')
  const [id] = await uow.trx.table('files').insert({
    storage_key: key,
    original_name: name,
    name_key: fileNameKey(name),
    mime,
    extension,
    size,
    sha256,
    owner_type: owner.ownerType,
    owner_id: owner.ownerId,
    requires: owner.requires?.length ? [...new Set(owner.requires)].sort().join(' ') : null,
    created_by: uow.actor.id,
    created_at: now,
    updated_at: now,
  })
  await noteArrival(uow, { key, fileId: id, name, size, sha256, copiedFrom })
  return { id, key, name, mime, extension, size, sha256, ...owner }
}

/** A file's name as neighbours in a folder are compared and sorted by: two that look alike are alike. */
export function fileNameKey(name: string): string {
  return fold(name).slice(0, 250)
}

/**
 * Keeps something the portal made itself (a PDF, a picture rewritten).
 * @param content bytes, or a function that opens a stream of them (a retried transaction reads again)
 */
export async function storeBuffer(
  uow: UnitOfWork,
  label: FileLabel & { content: Uint8Array | (() => Readable) },
  owner: FileOwner
): Promise<StoredFile> {
  const { content, ...names } = label
  const file = await writeTmpFile(content instanceof Uint8Array ? [content] : content())
  try {
    return await storeFile(uow, { ...file, ...names }, owner, newOwnKey())
  } finally {
    await removeTmpFile(file.path)
  }
}
