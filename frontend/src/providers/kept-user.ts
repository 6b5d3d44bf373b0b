import type { CurrentUser } from '../api/types'

/** Whose answers this device keeps for when there is no connection; most devices keep none. */
const MARK = 'kept-user'
/** On a line that is nearly dead this device answers after so long. */
const PATIENCE_MS = 8_000

let fromDevice = false

export function keptUserId(): number | null {
  const id = localStorage.getItem(MARK)
  return id === null ? null : Number(id)
}

export const markKeptUser = (id: number) => localStorage.setItem(MARK, String(id))

/** How long to wait for the portal; without end where this device has no answer of its own. */
export const patience = () => (keptUserId() === null ? undefined : PATIENCE_MS)

/** The person whom the portal named last on this device, with the answers that were kept for them. */
export async function readKeptUser(): Promise<CurrentUser | null> {
  const id = keptUserId()
  if (id === null) return null
  const { openKept } = await import('./kept-answers')
  const user = await openKept(id)
  fromDevice = user !== null
  return user
}

/** Whether this device has named the user, and the portal has still to confirm them. */
export const isFromDevice = () => fromDevice

/** The portal has named the user, or no one: what was kept for anyone else goes. */
export function confirmUser(id: number | null): void {
  fromDevice = false
  if (keptUserId() !== id) forgetKept()
}

/** Removes all that was kept. Without the mark nothing of it is read, however far that comes. */
export function forgetKept(): void {
  fromDevice = false
  if (keptUserId() === null) return
  localStorage.removeItem(MARK)
  void import('./kept-answers').then(({ clearKept }) => clearKept())
}
