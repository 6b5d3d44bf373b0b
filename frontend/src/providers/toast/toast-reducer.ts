import type { ReactNode } from 'react'

export const TOAST_LIMIT = 1
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000

export type ToastVariant = 'default' | 'success' | 'error' | 'destructive' | 'info' | 'warning'

export interface ToastAction {
  label: ReactNode
  /** What a screen reader offers instead of the button; must not be empty. */
  altText: string
  onClick: () => void
}

export interface ToastOptions {
  title?: ReactNode
  description?: ReactNode
  action?: ToastAction
  variant?: ToastVariant
  /** Milliseconds until it closes by itself. */
  duration?: number
}

export interface ToastItem extends ToastOptions {
  id: string
  open: boolean
}

export type ToastEvent =
  | { type: 'add'; toast: ToastItem }
  | { type: 'update'; id: string; change: ToastOptions }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id?: string }

/** Newest first, at most `TOAST_LIMIT`; no id means all of them. */
export function toastReducer(toasts: ToastItem[], event: ToastEvent): ToastItem[] {
  switch (event.type) {
    case 'add':
      return [event.toast, ...toasts].slice(0, TOAST_LIMIT)
    case 'update':
      return toasts.map((item) => (item.id === event.id ? { ...item, ...event.change } : item))
    case 'dismiss':
      return toasts.map((item) =>
        event.id === undefined || item.id === event.id ? { ...item, open: false } : item
      )
    case 'remove':
      return event.id === undefined ? [] : toasts.filter((item) => item.id !== event.id)
  }
}
