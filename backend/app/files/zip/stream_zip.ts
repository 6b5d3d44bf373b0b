import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import logger from '@adonisjs/core/services/logger'
import { openBlob } from '#core/storage/blobs'
import type { ZipEntry } from '#files/zip/collect'

/**
 * An archive that is written while it is sent: one file is open at a time, and none is read before
 * the one before it has gone out.
 */
export function streamZip(entries: ZipEntry[]): { archive: Readable; stop: () => void } {
  // what people file is packed already; trying harder only costs time
  const archive = new ZipArchive({ zlib: { level: 1 } })
  let stopped = false
  const write = async () => {
    for (const { file, name } of entries) {
      if (stopped) return
      const source = await openBlob(file.storageKey)
      source.once('error', (error) => archive.destroy(error))
      const written = once(archive, 'entry')
      archive.append(source, { name, date: (file.updatedAt ?? file.createdAt).toJSDate() })
      await written
    }
    await archive.finalize()
  }
  write().catch((error: Error) => {
    if (stopped) return
    logger.error({ err: error }, 'an archive could not be written')
    archive.destroy(error)
  })
  const stop = () => {
    stopped = true
    archive.destroy()
  }
  return { archive, stop }
}
