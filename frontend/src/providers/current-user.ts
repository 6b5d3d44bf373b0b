import { onlineManager, queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '../api/http'
import { HttpError } from '../api/http-error'
import type { CurrentUser } from '../api/types'
import { takeEarlyAnswer } from './early-user'
import { confirmUser, patience, readKeptUser } from './kept-user'
import { MINUTE_MS, queryClient } from './query-client'
import { hasOwedSignOut, signOutOwed } from './owed-sign-out'

export const CURRENT_USER_KEY = ['/api/auth/current-user'] as const

/** Of all cached answers those that are not about who is signed in. */
export const isNotCurrentUser = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== CURRENT_USER_KEY[0]

const failed = (status: number, cause?: unknown) =>
  new Error(`Error fetching user: ${status}`, { cause })

async function fetchCurrentUser(): Promise<CurrentUser | null> {
  const early = await takeEarlyAnswer(patience())
  if (hasOwedSignOut()) {
    await signOutOwed()
    return null
  }
  if (early?.status === 200) return named(early.user)
  if (early?.status === 401) return named(null)
  if (early) throw failed(early.status)
  try {
    const { data } = await http.get<CurrentUser>(CURRENT_USER_KEY[0], {
      expects401: true,
      headers: { 'Cache-Control': 'no-cache' },
      timeout: patience(),
    })
    return named(data)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.status === 401) return named(null)
    const kept = error.status === 0 ? await readKeptUser() : null
    if (kept) return kept
    throw failed(error.status, error)
  }
}

/** The portal has answered, whatever the browser says about its connection. */
function named(user: CurrentUser | null): CurrentUser | null {
  onlineManager.setOnline(true)
  confirmUser(user?.viewing?.by.id ?? user?.id ?? null)
  return user
}

/** Fresh 2 minutes, kept 15; no retry, no focus refetch, no polling. Null = signed out. */
export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: fetchCurrentUser,
  staleTime: 2 * MINUTE_MS,
  gcTime: 15 * MINUTE_MS,
  retry: false,
  // without a connection this device may know
  networkMode: 'always',
  refetchOnWindowFocus: false,
  refetchInterval: false,
})

export function setCurrentUser(user: CurrentUser | null): void {
  queryClient.setQueryData(CURRENT_USER_KEY, user)
}

export function useCurrentUserQuery() {
  return useQuery(currentUserQuery)
}

/** The signed-in user, or null while loading or signed out. */
export function useCurrentUser(): CurrentUser | null {
  return useCurrentUserQuery().data ?? null
}
