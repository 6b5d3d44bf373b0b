import vine from '@vinejs/vine'
import singleSignOn from '#config/single_sign_on'
import { line, reference } from '#core/validation/fields'
import { outsideAddress } from '#core/validation/outside_address'
import { ROLES } from '#identity/access/permissions'

/** Administration never comes from a provider. */
const GIVEN_ROLES = ROLES.filter((role) => role !== 'admin')
const MOST_MAPPINGS = 100

const flag = () => vine.boolean({ strict: true })
const text = (most: number) => line(most).minLength(1)
/** The name of a claim; some are addresses. */
const claim = () =>
  vine
    .string()
    .trim()
    .maxLength(80)
    .regex(/^[\w:./-]+$/)
const scopes = () =>
  vine
    .string()
    .trim()
    .maxLength(300)
    .regex(/^openid( [\w:./-]+)*$/)
const domain = () =>
  vine
    .string()
    .trim()
    .toLowerCase()
    .maxLength(253)
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
const domains = () => vine.array(domain()).minLength(1).maxLength(50).distinct()
const secret = () => vine.string().trim().minLength(1).maxLength(500)
const mappings = () =>
  vine
    .array(
      vine.object({
        group: text(200),
        permissionSetId: reference().nullable(),
        role: vine.enum(GIVEN_ROLES).nullable(),
      })
    )
    .maxLength(MOST_MAPPINGS)
const given = () => vine.enum(GIVEN_ROLES)

const optional = {
  nameAr: line(80).nullable().optional(),
  scopes: scopes().optional(),
  groupMappings: mappings().optional(),
  usernameClaim: claim().optional(),
  emailClaim: claim().optional(),
  groupsClaim: claim().optional(),
  trustsEmail: flag().optional(),
  trustsSecondFactor: flag().optional(),
  createsUsers: flag().optional(),
  signsOut: flag().optional(),
  defaultRole: given().optional(),
}

export const createIdentityProviderValidator = vine.create({
  name: text(80),
  issuer: outsideAddress(singleSignOn.insideHosts),
  clientId: text(200),
  clientSecret: secret(),
  emailDomains: domains(),
  ...optional,
})

export const updateIdentityProviderValidator = vine.create({
  name: text(80).optional(),
  issuer: outsideAddress(singleSignOn.insideHosts).optional(),
  clientId: text(200).optional(),
  /** Left out, the one before stays. */
  clientSecret: secret().optional(),
  emailDomains: domains().optional(),
  ...optional,
  active: flag().optional(),
  onlyWay: flag().optional(),
})
