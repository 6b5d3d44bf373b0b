import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { blobFacts, openUnchecked } from '#core/storage/blobs'
import { BlobDamaged, BlobLocked } from '#core/storage/blob_failures'
import { removedAmong } from '#core/storage/scan_gate'
import { fault, judgeRows, word, type Finding } from './check.js'
import { pagesOf } from './pages.js'

interface FileRow {
  id: number
  storage_key: string
  size: number | string
  sha256: string
}

/** Every file has its bytes, and they are the ones that were received. */
export function checkStoredFiles(): Promise<Finding> {
  return judgeRows<FileRow>(pages(), judge)
}

/** The files and their earlier versions. */
async function* pages() {
  for (const table of ['files', 'file_versions'])
    yield* pagesOf(table, ['storage_key', 'size', 'sha256'])
}

async function judge(row: FileRow) {
  try {
    return await compare(row)
  } catch (error) {
    const { id } = row
    if (error instanceof BlobLocked) return fault('file_locked', { id, key: error.keyId })
    if (!(error instanceof BlobDamaged)) throw error
    return fault('file_damaged', { id, how: word('damage', error.damage) })
  }
}

async function compare({ id, storage_key: key, size, sha256 }: FileRow) {
  const facts = await blobFacts(key)
  // an infected file whose bytes an administrator has deleted
  if (!facts && (await removedAmong([key])).has(key)) return null
  if (!facts) return fault('file_absent', { id, key })
  if (facts.size !== Number(size))
    return fault('file_size', { id, found: facts.size, expected: size })
  const hash = createHash('sha256')
  await pipeline(await openUnchecked(key), hash)
  return hash.digest('hex') === sha256 ? null : fault('file_changed', { id })
}
