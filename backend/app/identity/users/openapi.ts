import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  flag,
  id,
  instant,
  mapOf,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
  person,
} from '#core/openapi/schema'
import { ABILITIES } from '#identity/access/access'
import { PERMISSIONS, ROLES } from '#identity/access/permissions'
import { userListing } from './listing.js'
import {
  comparisonValidator,
  createUserValidator,
  passcodeValidator,
  passwordValidator,
  updateUserValidator,
  pageAccessValidator,
} from './validator.js'

const user = named(
  'User',
  object({
    id,
    username: text,
    name: text,
    nameAr: nullable(text),
    email: nullable(text),
    role: oneOf(ROLES),
    version: whole,
    // what the account itself is granted
    permissions: mapOf(flag),
    deniedPermissions: arrayOf(oneOf(PERMISSIONS)),
    permissionSets: arrayOf(object({ id, name: text, nameAr: nullable(text), active: flag })),
    // what holds in the end
    effectivePermissions: arrayOf(oneOf(PERMISSIONS)),
    photoUrl: nullable(text),
    disabled: flag,
    locked: flag,
    hasPasscode: flag,
    twoStepOn: flag,
    hasPasskeys: flag,
    lastLoginAt: nullable(instant),
    createdAt: instant,
    can: can('update', 'disable', 'enable', 'delete'),
  })
)

const setName = object({ id, name: text, nameAr: nullable(text) })

/** `grantedBy` is what gives it, `rule` what would. */
const decision = {
  ...{ allowed: flag, grantedBy: nullable(text), rule: text },
  // what the granting permission comes from: the account itself, and these sets
  source: nullable(object({ permission: text, own: flag, sets: arrayOf(setName) })),
  // the denied permission that would open it, and the sets that give it
  denied: nullable(object({ permission: text, sets: arrayOf(setName) })),
}

const effectiveAccess = named(
  'EffectiveAccess',
  object({
    isAdmin: flag,
    isApprover: flag,
    isOwner: flag,
    abilities: arrayOf(object({ ability: oneOf(Object.keys(ABILITIES)), ...decision })),
    pages: arrayOf(object({ path: text, ability: text, ...decision })),
  })
)

const difference = { holder: id, decisions: arrayOf(object({ userId: id, ...decision })) }

const comparison = named(
  'UserComparison',
  object({
    users: arrayOf(object({ id, name: text, nameAr: nullable(text), username: text })),
    abilities: arrayOf(object({ ability: oneOf(Object.keys(ABILITIES)), ...difference })),
    pages: arrayOf(object({ path: text, ability: text, ...difference })),
  })
)

const pageAccess = named(
  'PageAccess',
  object({
    pattern: nullable(text),
    disabled: flag,
    decision: nullable(object({ ability: text, ...decision, lender: nullable(person) })),
    record: nullable(object({ resource: text, id, scoped: flag, seen: flag })),
  })
)

const change = (summary: string) => ({ summary, versioned: true, answer: user }) as const

describe('/api/users', {
  GET: { summary: 'List users', list: userListing, answer: arrayOf(user) },
  POST: { summary: 'Create a user', body: createUserValidator, answer: user, status: 201 },
  'GET /:id': { summary: 'Get a user', answer: user },
  'PATCH /:id': { ...change('Update a user'), body: updateUserValidator },
  'GET /:id/effective-access': {
    summary: 'Get the effective access of a user by ability and page',
    answer: effectiveAccess,
  },
  'GET /:id/comparison': {
    summary: 'Compare what a user and another one may do',
    query: comparisonValidator,
    answer: comparison,
  },
  'GET /:id/page-access': {
    summary: 'Get whether a user may open an address of the portal, and why',
    query: pageAccessValidator,
    answer: pageAccess,
  },
  'POST /:id/disable': change('Disable a user'),
  'POST /:id/enable': change('Enable a user'),
  'POST /:id/reset-two-step': change('Take the second step off a user who lost the phone'),
  'POST /:id/remove-passkeys': change('Remove all passkeys of a user who lost a device'),
  'POST /:id/unlock': change('Unlock a user after failed sign-in attempts'),
  'POST /:id/invite': change('Mail a new user the link to choose the first password'),
  'POST /:id/end-sessions': change('End all sessions of a user'),
  'PUT /:id/password': { ...change('Set a user’s password'), body: passwordValidator },
  'PUT /:id/passcode': { ...change('Set or remove a user’s passcode'), body: passcodeValidator },
})
