import { appUrl } from '#config/app'
import { IdentityProviderSchema } from '#database/schema'

/** Where people of a firm sign in: Entra ID, Google Workspace, Keycloak or another OpenID Connect provider. */
export default class IdentityProvider extends IdentityProviderSchema {
  static table = 'identity_providers'

  /** Where the provider sends people back to; it has to know the address beforehand. */
  get redirectUri(): string {
    return new URL(`/api/auth/oidc/${this.id}/callback`, appUrl).href
  }

  /** Where the provider says that sessions have ended there. */
  get backChannelUri(): string {
    return new URL(`/api/auth/oidc/${this.id}/back-channel-logout`, appUrl).href
  }

  /** Where the provider sends people back to after a sign-out; it has to know that too. */
  get signedOutUri(): string {
    return new URL('/login', appUrl).href
  }

  toAudit(): Record<string, unknown> {
    const { name, nameAr, secretSealed, onlyWay, signsOut, active } = this
    return { name, nameAr, ...trustOf(this), secretSealed, onlyWay, signsOut, active }
  }
}

/** Everything by which a provider decides who comes in and what they may. */
export const TRUST_FIELDS = [
  ...['issuer', 'clientId', 'scopes', 'emailDomains', 'groupMappings', 'usernameClaim'],
  ...['emailClaim', 'groupsClaim', 'trustsEmail', 'trustsSecondFactor', 'createsUsers'],
  'defaultRole',
] as readonly TrustField[]

type TrustField =
  | 'issuer'
  | 'clientId'
  | 'scopes'
  | 'emailDomains'
  | 'groupMappings'
  | 'usernameClaim'
  | 'emailClaim'
  | 'groupsClaim'
  | 'trustsEmail'
  | 'trustsSecondFactor'
  | 'createsUsers'
  | 'defaultRole'

export type Trust = Pick<IdentityProvider, TrustField>

export const trustOf = (provider: Trust): Trust =>
  Object.fromEntries(TRUST_FIELDS.map((field) => [field, provider[field]])) as Trust
