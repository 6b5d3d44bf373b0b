import i18next from 'i18next'
import { forgetFirstReads } from '../api/early-reads'
import { http } from '../api/http'
import { HttpError, serverMessageOf } from '../api/http-error'
import { reauthentication } from '../api/reauthentication'
import type { Answer, Body, CurrentUser, SignInAnswer } from '../api/types'
import { CURRENT_USER_KEY, isNotCurrentUser, setCurrentUser } from './current-user'
import { confirmUser, forgetKept } from './kept-user'
import { disconnectLive } from './live'
import { adoptPreferences } from './preference-sync'
import { forgetOwedSignOut, oweSignOut } from './owed-sign-out'
import { STORAGE_KEYS } from './preferences'
import { queryClient } from './query-client'
import { notifyTabs } from './tabs'
import { toast } from './toast/toast-store'

const REFRESH_AFTER_MS = 500
const SUCCESS_TOAST_MS = 3000
const FAILURE_TOAST_MS = 5000

export type Credentials = Body<'logins.store'>

export type PasscodeCredentials = Body<'passcode_logins.store'>

let isFresh = false
let refresh: ReturnType<typeof setTimeout> | undefined

/** True when the user signed in on this page, false when an earlier session was found. */
export const isFreshSignIn = (): boolean => isFresh

/** Keeps the user, refreshes all cached data, and the user once more after half a second. */
export async function acceptSignIn(answer: SignInAnswer): Promise<CurrentUser> {
  const user = 'user' in answer ? answer.user : answer
  isFresh = true
  forgetOwedSignOut()
  confirmUser(user.id)
  setCurrentUser(user)
  localStorage.setItem(STORAGE_KEYS.lastUser, user.username)
  notifyTabs({ kind: 'signed-in', userId: user.id })
  void queryClient.invalidateQueries({ predicate: isNotCurrentUser })
  clearTimeout(refresh)
  refresh = setTimeout(() => {
    void queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY })
  }, REFRESH_AFTER_MS)
  await adoptPreferences(user)
  return user
}

export function welcome(user: CurrentUser): void {
  toast({
    title: i18next.t('auth.loginSuccess'),
    description: i18next.t('auth.welcomeBack', { name: user.name }),
    variant: 'success',
    duration: SUCCESS_TOAST_MS,
  })
}

function loginFailureText(error: unknown): string {
  const fallback = i18next.t('auth.loginError')
  if (!(error instanceof HttpError) || error.status === 0) return fallback
  return serverMessageOf(error) ?? i18next.t('auth.loginStatus', { status: error.status })
}

async function accept(data: SignInAnswer): Promise<CurrentUser> {
  const answered = 'user' in data ? data.user : data
  if (answered.codeDue) return answered
  const user = await acceptSignIn(data)
  welcome(user)
  return user
}

/**
 * Signs in with username and password. Shows the outcome; returns null when refused. Of someone whose code
 * is still to come nothing is kept yet: who asks shows where to enter it.
 */
export async function login(credentials: Credentials): Promise<CurrentUser | null> {
  try {
    const { data } = await http.post<SignInAnswer>('/api/auth/login', credentials, {
      expects401: true,
    })
    return await accept(data)
  } catch (error) {
    toast({
      title: i18next.t('auth.loginFailed'),
      description: loginFailureText(error),
      variant: 'destructive',
      duration: FAILURE_TOAST_MS,
    })
    return null
  }
}

/** Signs in with a chosen name and its passcode. Shows the outcome; returns null when refused. */
export async function passcodeLogin(credentials: PasscodeCredentials): Promise<CurrentUser | null> {
  try {
    const { data } = await http.post<SignInAnswer>('/api/auth/passcode-login', credentials, {
      expects401: true,
    })
    return await accept(data)
  } catch (error) {
    const answered = error instanceof HttpError && error.status !== 0
    toast({
      title: i18next.t(answered ? 'auth.loginFailed' : 'auth.loginErrorTitle'),
      description: answered
        ? (serverMessageOf(error) ?? i18next.t('auth.authenticationFailed'))
        : i18next.t('auth.loginErrorRetry'),
      variant: 'destructive',
      duration: FAILURE_TOAST_MS,
    })
    return null
  }
}

/**
 * Ends the session, and goes on to the identity provider where that one ends too. A failing call is only
 * logged: this browser forgets the user anyway.
 */
export async function logout(): Promise<void> {
  reauthentication.arm(false)
  let provider: string | null = null
  try {
    const answer = await http.post<Answer<'sign_outs.store'>>('/api/auth/logout', undefined, {
      expects401: true,
    })
    provider = answer.data.provider
  } catch (error) {
    console.error('Logout failed', error)
    if (error instanceof HttpError && error.status === 0) oweSignOut()
  }
  // Drafts of forms outlive a session that ran out, but not a person who has left.
  sessionStorage.clear()
  forgetUser()
  if (provider) window.location.assign(provider)
}

/**
 * Clears the user and everything loaded for them. The current user is not requested: after
 * a logout call that failed it would say that they are still here.
 */
export function forgetUser(): void {
  isFresh = false
  clearTimeout(refresh)
  reauthentication.arm(false)
  disconnectLive()
  localStorage.removeItem(STORAGE_KEYS.lastUser)
  forgetFirstReads()
  forgetKept()
  queryClient.removeQueries({ predicate: isNotCurrentUser })
  setCurrentUser(null)
  void queryClient.invalidateQueries({ predicate: isNotCurrentUser })
}
