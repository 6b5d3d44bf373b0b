import { deviceTable } from './device-table'
import { noteUnsent } from './unsent'

/** Something that this device holds until the portal has it. */
export interface QueuedEntry {
  /** Its name at the portal: whatever is sent under it is one thing. */
  key: string
  userId: number
  /** `waiting` is sent as soon as the portal can be reached; other states are the owner's. */
  state: string
  updatedAt: string
}

export interface QueueStore<Entry extends QueuedEntry> {
  entriesNow(): readonly Entry[]
  onEntries(listener: () => void): () => void
  /** Reads what this device holds, oldest first; another tab may have written. */
  readEntries(): Promise<readonly Entry[]>
  readEntry(key: string): Promise<Entry | undefined>
  addEntry(entry: Entry): Promise<void>
  /**
   * Changes an entry in one transaction, so that what is typed and what a request brings never overwrite
   * each other. Null takes the entry away.
   */
  changeEntry(key: string, change: (entry: Entry) => Entry | null): Promise<Entry | null>
}

/** What waits on this device, kept over restarts in a table of its own. */
export function queueStore<Entry extends QueuedEntry>(table: string): QueueStore<Entry> {
  const entries = deviceTable<Entry>(table)
  const listeners = new Set<() => void>()
  let known: readonly Entry[] = []

  const readEntries = async () => {
    const all = await entries.all()
    known = all.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt))
    noteUnsent(
      table,
      known.some(({ state }) => state === 'waiting')
    )
    for (const listener of listeners) listener()
    return known
  }
  return {
    entriesNow: () => known,
    onEntries(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    readEntries,
    readEntry: (key) => entries.get(key),
    async addEntry(entry) {
      await entries.change(entry.key, () => entry)
      await readEntries()
    },
    async changeEntry(key, change) {
      const changed = await entries.change(key, (entry) => (entry ? change(entry) : null))
      await readEntries()
      return changed
    },
  }
}
