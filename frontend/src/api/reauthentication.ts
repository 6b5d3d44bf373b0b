/**
 * Meeting point between the HTTP client, which sees that a session has ended, and the dialog that
 * lets the user sign in again without leaving the page. Calls refused with 401 wait here and are
 * sent again after a new sign-in.
 */
type Listener = (waiting: boolean) => void

let armed = false
let pending: Promise<boolean> | null = null
let settle: ((signedIn: boolean) => void) | null = null
const listeners = new Set<Listener>()

function announce(): void {
  for (const listener of listeners) listener(pending !== null)
}

export const reauthentication = {
  /** Only a tab that has a signed-in user may hold calls back. */
  arm(value: boolean): void {
    armed = value
  },

  isArmed: (): boolean => armed,

  isWaiting: (): boolean => pending !== null,

  /** Opens the dialog; resolves with true after a new sign-in, false when the user gives up. */
  request(): Promise<boolean> {
    pending ??= new Promise<boolean>((resolve) => {
      settle = resolve
    })
    announce()
    return pending
  },

  /** Called by the dialog. */
  finish(signedIn: boolean): void {
    settle?.(signedIn)
    pending = null
    settle = null
    announce()
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
