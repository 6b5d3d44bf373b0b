import { noteUnsent } from '../../../../providers/unsent'
import { deviceTable } from './device'
import type { Entry } from './entry'

/* as plain bytes: not every browser keeps a Blob over a restart */
interface Picture {
  type: string
  bytes: ArrayBuffer
}

const texts = deviceTable<Entry>('binaa-site-reports')
const pictures = deviceTable<Picture>('binaa-site-photos')

let known: readonly Entry[] = []
const listeners = new Set<() => void>()

export const entriesNow = () => known

export function onEntries(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reads what this device holds; another tab may have written. */
export async function readEntries(): Promise<readonly Entry[]> {
  const all = await texts.all()
  known = all.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt))
  noteUnsent(known.some(({ state }) => state === 'waiting'))
  for (const listener of listeners) listener()
  return known
}

export const readEntry = (key: string) => texts.get(key)

export async function addEntry(entry: Entry): Promise<void> {
  await texts.change(entry.key, () => entry)
  await readEntries()
}

/**
 * Changes an entry in one transaction, so that what is typed and what a request brings never overwrite
 * each other. Null takes the entry away.
 */
export async function changeEntry(
  key: string,
  change: (entry: Entry) => Entry | null
): Promise<Entry | null> {
  const changed = await texts.change(key, (entry) => (entry ? change(entry) : null))
  await readEntries()
  return changed
}

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
