import i18next from 'i18next'
import { http } from '../api/http'
import { HttpError, serverMessageOf } from '../api/http-error'
import type { Answer, Body, CurrentUser, SignInAnswer } from '../api/types'
import { acceptSignIn, welcome } from './auth-actions'
import { toast } from './toast/toast-store'

const LOGIN = '/api/auth/passkey-login'

type Signed = Body<'passkey_logins.store'>

/** Asks the browser for a passkey of the portal, and signs in with it. Shows the outcome; null when refused. */
export async function passkeyLogin(): Promise<CurrentUser | null> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { data: optionsJSON } = await http.post<Answer<'passkey_logins.begin'>>(
      `${LOGIN}/begin`,
      {}
    )
    const { id, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    const signed: Signed = {
      ...{ credentialId: id, clientData: clientDataJSON },
      ...{ authenticatorData, signature, userHandle },
    }
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
