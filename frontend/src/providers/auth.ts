import type { AuthProvider } from '@refinedev/core'
import { HttpError } from '../api/http-error'
import { login, logout, type Credentials } from './auth-actions'
import { currentUserQuery } from './current-user'
import { queryClient } from './query-client'

/**
 * Refine's view of the session. A 401 in the middle of work does not throw the user out: the HTTP
 * client holds the call back until they have signed in again (see api/reauthentication).
 */
export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => ({ success: (await login(credentials)) !== null }),

  logout: async () => {
    await logout()
    return { success: true, redirectTo: '/login' }
  },

  check: async () => {
    const user = await queryClient.ensureQueryData(currentUserQuery)
    return user ? { authenticated: true } : { authenticated: false, redirectTo: '/login' }
  },

  onError: async (error: unknown) => ({ error: error instanceof HttpError ? error : undefined }),

  getIdentity: () => queryClient.ensureQueryData(currentUserQuery),

  getPermissions: async () =>
    (await queryClient.ensureQueryData(currentUserQuery))?.abilities ?? [],
}
