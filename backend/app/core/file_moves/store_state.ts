import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import objectStoreConfig from '#config/object_store'
import { StoreAway, storePlace } from '#core/storage/store_place'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'

/** Written, read in part and deleted again; no stored file is named so. */
const probeKey = () => `portal-check/${randomUUID()}`

export interface StoreState {
  works: boolean
  /** Its own words where it refuses. */
  answer?: string
}

/** Whether the store does what the portal needs; null where none is set. */
export async function storeState(): Promise<StoreState | null> {
  const { bucket } = objectStoreConfig
  if (!bucket) return null
  const key = probeKey()
  const file = await writeTmpFile(['0123456789'])
  try {
    await storePlace.put(file.path, key)
    const part = await storePlace.open(key, { start: 2, end: 5 })
    const text = part ? (await buffer(part)).toString() : null
    await storePlace.delete(key)
    return { works: text === '2345' }
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    return { works: false, answer: error.reason }
  } finally {
    await removeTmpFile(file.path)
  }
}
