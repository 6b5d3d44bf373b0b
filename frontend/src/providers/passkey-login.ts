import i18next from 'i18next'
import { http } from '../api/http'
import { HttpError, serverMessageOf } from '../api/http-error'
import type { Body, CurrentUser, SignInAnswer } from '../api/types'
import { acceptSignIn, welcome } from './auth-actions'
import { signByPasskey } from './sign-by-passkey'
import { toast } from './toast/toast-store'

const LOGIN = '/api/auth/passkey-login'

type Signed = Body<'passkey_logins.store'>

/** Asks the browser for a passkey of the portal, and signs in with it. Shows the outcome; null when refused. */
export async function passkeyLogin(): Promise<CurrentUser | null> {
  try {
    const { userHandle = '', ...rest } = await signByPasskey(LOGIN)
    const signed: Signed = { ...rest, userHandle }
    const { data } = await http.post<SignInAnswer>(LOGIN, signed, { expects401: true })
    const user = await acceptSignIn(data)
    welcome(user)
    return user
  } catch (error) {
    toast({
      title: i18next.t('auth.loginFailed'),
      description: failureText(error),
      variant: 'destructive',
    })
    return null
  }
}

/** What the server says; of the browser's own refusals one may not learn why. */
function failureText(error: unknown): string {
  if (!(error instanceof HttpError)) return i18next.t('auth.passkeyCancelled')
  return (error.status !== 0 && serverMessageOf(error)) || i18next.t('auth.loginError')
}
