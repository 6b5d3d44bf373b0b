/**
 * Meeting points between the HTTP client, which sees why a call was refused, and the dialog in which the
 * user puts it right without leaving the page. Refused calls wait here and are sent again afterwards.
 */
type Listener = (waiting: boolean) => void

function meetingPoint() {
  let armed = false
  let pending: Promise<boolean> | null = null
  let settle: ((done: boolean) => void) | null = null
  const listeners = new Set<Listener>()

  const announce = () => {
    for (const listener of listeners) listener(pending !== null)
  }

  return {
    /** Only a tab that has a signed-in user may hold calls back. */
    arm(value: boolean): void {
      armed = value
    },

    isArmed: (): boolean => armed,

    isWaiting: (): boolean => pending !== null,

    /** Opens the dialog; resolves with true once it is put right, false when the user gives up. */
    request(): Promise<boolean> {
      pending ??= new Promise<boolean>((resolve) => {
        settle = resolve
      })
      announce()
      return pending
    },

    /** Called by the dialog. */
    finish(done: boolean): void {
      settle?.(done)
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
}

/** The session has ended: the user signs in again. */
export const reauthentication = meetingPoint()

/** What moves money or rights asks for a fresh code of who signs in with one. */
export const freshCode = meetingPoint()
