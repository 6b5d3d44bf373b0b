import { http } from '../api/http'
import { HttpError } from '../api/http-error'

/** Someone signed out without a connection: the portal has still to end their session. */
const KEY = 'owed-sign-out'

export const oweSignOut = () => localStorage.setItem(KEY, 'true')
export const forgetOwedSignOut = () => localStorage.removeItem(KEY)
export const hasOwedSignOut = () => localStorage.getItem(KEY) !== null

/** Ends the session of whoever signed out without a connection. Without one it stays owed. */
export async function signOutOwed(): Promise<void> {
  try {
    await http.post('/api/auth/logout', undefined, { expects401: true })
  } catch (error) {
    // 401: it has ended by itself
    if (!(error instanceof HttpError) || error.status !== 401) return
  }
  forgetOwedSignOut()
}
