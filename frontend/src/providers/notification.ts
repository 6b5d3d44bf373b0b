import type { NotificationProvider } from '@refinedev/core'
import { offerUndo, withdrawUndo } from './toast/undo-store'
import { dismissToast, toast } from './toast/toast-store'

const openToasts = new Map<string, string>()

/** Server messages arrive as `"422: text"`; people do not need the number. */
function withoutStatus(text: string | undefined): string | undefined {
  return text?.replace(/^\d{1,3}: /, '')
}

/** Refine's messages shown as toasts; undoable changes go to the undo bar. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, message, type, description, undoableTimeout, cancelMutation }) => {
    if (type === 'progress') {
      offerUndo({
        key: key ?? message,
        message,
        secondsLeft: undoableTimeout ?? 0,
        undo: () => {
          cancelMutation?.()
          withdrawUndo(key ?? message)
        },
      })
      return
    }
    if (key) withdrawUndo(key)
    // Refine puts the short word of a success, and the detail of an error, into `description`.
    const isSuccess = type === 'success'
    const shown = toast({
      title: isSuccess ? (description ?? message) : message,
      description: isSuccess ? (description ? message : undefined) : withoutStatus(description),
      variant: isSuccess ? 'success' : 'destructive',
    })
    if (key) openToasts.set(key, shown.id)
  },
  close: (key) => {
    withdrawUndo(key)
    const id = openToasts.get(key)
    if (id) dismissToast(id)
    openToasts.delete(key)
  },
}
