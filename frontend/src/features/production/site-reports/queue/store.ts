import { deviceTable } from '../../../../providers/device-table'
import { queueStore } from '../../../../providers/queue-store'
import type { Entry } from './entry'

/* as plain bytes: not every browser keeps a Blob over a restart */
interface Picture {
  type: string
  bytes: ArrayBuffer
}

export const entryStore = queueStore<Entry>('binaa-site-reports')
export const { entriesNow, onEntries, readEntries, readEntry, addEntry, changeEntry } = entryStore
const pictures = deviceTable<Picture>('binaa-site-photos')

const pictureKey = (key: string, photoId: string) => `${key}:${photoId}`

export async function keepPicture(key: string, photoId: string, picture: Blob): Promise<void> {
  const kept: Picture = { type: picture.type, bytes: await picture.arrayBuffer() }
  await pictures.change(pictureKey(key, photoId), () => kept)
}

export async function readPicture(key: string, photoId: string): Promise<Blob | null> {
  const kept = await pictures.get(pictureKey(key, photoId))
  return kept ? new Blob([kept.bytes], { type: kept.type }) : null
}

export async function dropPicture(key: string, photoId: string): Promise<void> {
  await pictures.change(pictureKey(key, photoId), () => null)
}

/** Takes an entry off this device with its pictures. */
export async function discardEntry(key: string): Promise<void> {
  const entry = await readEntry(key)
  await changeEntry(key, () => null)
  for (const { id } of entry?.photos ?? []) await dropPicture(key, id)
}
