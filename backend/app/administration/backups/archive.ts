import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '#core/base/app_error'
import { MANIFEST, readManifest } from '#core/backup/manifest'
import { BackupRefused } from '#core/backup/refusal'
import { tarChunks, tarLength, type TarFile } from '#engines/documents/tar'
import type Backup from './backup.js'

/**
 * A backup as one file, read as it is sent.
 * @throws AppError 404 when it does not lie where this server can read it
 */
export async function openArchive({ folder, place }: Backup) {
  const paths = await pathsIn(place ?? '')
  const files = await Promise.all(
    paths.map(async (path) => {
      const { size, mtime } = await stat(join(place!, path))
      return { path, size, mtime }
    })
  )
  async function* contents(): AsyncGenerator<TarFile> {
    for (const { path, size, mtime } of files)
      yield {
        ...{ name: `${folder}/${path}`, size, modifiedAt: mtime },
        content: createReadStream(join(place!, path)),
      }
  }
  return { length: tarLength(files.map(({ size }) => size)), chunks: tarChunks(contents()) }
}

async function pathsIn(place: string): Promise<string[]> {
  try {
    const { entries } = await readManifest(place)
    return [MANIFEST, ...entries.map(({ path }) => path)]
  } catch (error) {
    if (error instanceof BackupRefused) throw notFound()
    throw error
  }
}
