import type { TFunction } from 'i18next'
import type { UserSession } from '../../api/types'
import { nameIn } from './name-in'

type Begun = Pick<UserSession, 'signedInBy' | 'provider'>

/** By which way a session was begun, with the provider that it went through; null where no one noted it. */
export function wayOf({ signedInBy, provider }: Begun, t: TFunction, language: string) {
  if (!signedInBy) return null
  if (signedInBy !== 'sso' || !provider) return t(`account.sessions.by.${signedInBy}`)
  const name = nameIn(language, provider.name, provider.nameAr)
  return t('account.sessions.by.sso_through', { name })
}
