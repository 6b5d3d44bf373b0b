import { useEffect, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

let keepers = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  keepers += change
  for (const listener of listeners) listener()
}

/** For a page that keeps what is entered on this device until it can be sent. */
export function useKeepsWork(): void {
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

/** Whether the page that is open keeps what is entered. */
export function useIsWorkKept(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => keepers > 0
  )
}
