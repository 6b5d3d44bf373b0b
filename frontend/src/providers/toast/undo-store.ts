import { useSyncExternalStore } from 'react'

/** A change that waits a few seconds so that it can be undone. */
export interface PendingUndo {
  key: string
  message: string
  /** Seconds left, as Refine counts them. */
  secondsLeft: number
  totalSeconds: number
  undo: () => void
}

let pending: PendingUndo[] = []
const listeners = new Set<() => void>()

function change(next: PendingUndo[]): void {
  pending = next
  for (const listener of listeners) listener()
}

/** Adds a pending change or refreshes its countdown. */
export function offerUndo(item: Omit<PendingUndo, 'totalSeconds'>): void {
  const known = pending.find(({ key }) => key === item.key)
  const entry = { ...item, totalSeconds: known?.totalSeconds ?? item.secondsLeft }
  change([...pending.filter(({ key }) => key !== item.key), entry])
}

export function withdrawUndo(key: string): void {
  if (pending.some((item) => item.key === key)) change(pending.filter((item) => item.key !== key))
}

export function usePendingUndo(): PendingUndo[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => pending
  )
}
