import {
  arrayOf,
  can,
  flag,
  id,
  instant,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { ROLES } from '#identity/access/permissions'
import type IdentityProvider from '#identity/shared/identity_provider'
import { trustOf } from '#identity/shared/identity_provider'

/** Providers as lists and pages show them; of the secret nothing. */
export const presentProvider = (provider: IdentityProvider) => ({
  ...{ id: provider.id, version: provider.version },
  ...{ name: provider.name, nameAr: provider.nameAr },
  ...trustOf(provider),
  ...{ onlyWay: provider.onlyWay, signsOut: provider.signsOut, active: provider.active },
  ...{ redirectUri: provider.redirectUri, signedOutUri: provider.signedOutUri },
  backChannelUri: provider.backChannelUri,
  createdAt: provider.createdAt.toUTC().toISO()!,
  updatedAt: provider.updatedAt.toUTC().toISO()!,
  can: { update: true, delete: !provider.active },
})

const mapping = object({
  group: text,
  permissionSetId: nullable(id),
  role: nullable(oneOf(ROLES)),
})

export const providerFields = {
  ...{ id, version: whole, name: text, nameAr: nullable(text) },
  ...{ issuer: text, clientId: text, scopes: text, emailDomains: arrayOf(text) },
  groupMappings: arrayOf(mapping),
  ...{ usernameClaim: text, emailClaim: text, groupsClaim: text },
  ...{ trustsEmail: flag, trustsSecondFactor: flag, createsUsers: flag },
  defaultRole: oneOf(ROLES),
  ...{ onlyWay: flag, signsOut: flag, active: flag, redirectUri: text, signedOutUri: text },
  backChannelUri: text,
  ...{ createdAt: instant, updatedAt: instant, can: can('update', 'delete') },
}
