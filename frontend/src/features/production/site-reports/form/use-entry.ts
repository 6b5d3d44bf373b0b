import { useCallback, useEffect, useRef, useState } from 'react'
import { useCurrentUser } from '../../../../providers/current-user'
import { edited, newEntry, type Entry } from '../queue/entry'
import { addEntry, changeEntry, entriesNow, onEntries, readEntry } from '../queue/store'
import type { ReportValues } from './values'

type Make = (userId: number) => Entry | null

/**
 * The report that a form edits, kept on this device with every change. The form shows what is typed at
 * once; what the sending changes of the entry comes in beside it.
 * @param make what the form begins with when the device has nothing under this key
 */
export function useEntry(key: string, make: Make) {
  const userId = useCurrentUser()?.id
  const [entry, setEntry] = useState<Entry | null>(null)
  const [isGone, setGone] = useState(false)
  const writing = useRef<Promise<unknown>>(Promise.resolve())
  const kept = useRef(false)
  useStored({ key, make, userId, kept, setEntry })
  useEffect(() => {
    return onEntries(() => {
      const stored = entriesNow().find((one) => one.key === key)
      if (!stored) setGone(kept.current)
      else if (kept.current) setEntry((now) => withNews(now, stored))
    })
  }, [key])

  const change = useCallback(
    (part: Partial<Entry> | ((now: Entry) => Partial<Entry>)) => {
      const apply = (now: Entry) => edited(now, typeof part === 'function' ? part(now) : part)
      setEntry((now) => now && apply(now))
      // one after the other, so that the device ends with what was typed last
      writing.current = writing.current.then(async () => {
        if (kept.current) return changeEntry(key, apply)
        const first = make(userId!)
        if (first) await addEntry(apply(first))
        kept.current = true
      })
    },
    [key, make, userId]
  )
  /** All that was typed is on the device. */
  const settled = useCallback(() => writing.current, [])
  return { entry, isGone, change, settled, isKept: () => kept.current }
}

interface Stored {
  key: string
  make: Make
  userId: number | undefined
  kept: { current: boolean }
  setEntry: (next: (now: Entry | null) => Entry | null) => void
}

/** What the device has of this person under the key, else a new one. */
function useStored({ key, make, userId, kept, setEntry }: Stored) {
  useEffect(() => {
    let isOpen = true
    const found = kept
    if (userId === undefined) return
    void readEntry(key).then((stored) => {
      if (!isOpen) return
      const own = stored?.userId === userId ? stored : undefined
      found.current ||= own !== undefined
      setEntry((now) => now ?? own ?? make(userId))
    })
    return () => {
      isOpen = false
    }
  }, [key, userId, make, kept, setEntry])
}

/** What the sending has found out, with the text that stands in the form. */
function withNews(now: Entry | null, stored: Entry): Entry {
  if (!now) return stored
  const { values, revision, photos, removedPhotos } = now
  // the form is ahead of the device for as long as its last keystrokes are being written
  return revision > stored.revision
    ? { ...stored, values, revision, photos, removedPhotos, state: 'draft' }
    : stored
}

export const blankEntry = (key: string, values: ReportValues) => (userId: number) =>
  newEntry(key, userId, values)
