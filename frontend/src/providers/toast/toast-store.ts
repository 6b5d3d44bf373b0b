import { useSyncExternalStore } from 'react'
import {
  TOAST_REMOVE_DELAY_MS,
  toastReducer,
  type ToastEvent,
  type ToastItem,
  type ToastOptions,
} from './toast-reducer'

let toasts: ToastItem[] = []
let nextId = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

function dispatch(event: ToastEvent): void {
  toasts = toastReducer(toasts, event)
  for (const listener of listeners) listener()
}

function removeLater(id: string): void {
  if (removals.has(id)) return
  const timer = setTimeout(() => {
    removals.delete(id)
    dispatch({ type: 'remove', id })
  }, TOAST_REMOVE_DELAY_MS)
  removals.set(id, timer)
}

/** Closes one toast, or all of them; the closed toast stays in memory for a while. */
export function dismissToast(id?: string): void {
  const closing = id === undefined ? toasts.map((item) => item.id) : [id]
  closing.forEach(removeLater)
  dispatch({ type: 'dismiss', id })
}

/** Shows a toast and returns handles to change or close it. */
export function toast(options: ToastOptions) {
  if (options.action && options.action.altText.trim() === '') {
    throw new Error('The action of a toast needs a text for screen readers')
  }
  nextId += 1
  const id = String(nextId)
  dispatch({ type: 'add', toast: { ...options, id, open: true } })
  return {
    id,
    update: (change: ToastOptions) => dispatch({ type: 'update', id, change }),
    dismiss: () => dismissToast(id),
  }
}

/** Empties the store; for tests. */
export function resetToasts(): void {
  removals.forEach((timer) => clearTimeout(timer))
  removals.clear()
  dispatch({ type: 'remove' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useToasts(): ToastItem[] {
  return useSyncExternalStore(subscribe, () => toasts)
}
