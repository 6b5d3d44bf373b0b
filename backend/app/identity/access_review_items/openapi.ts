import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { ABILITIES } from '#identity/access/access'
import { PERMISSIONS, ROLES } from '#identity/access/permissions'
import { ITEM_STATES, SINCE_LAST } from '#identity/shared/access_review_item'
import { EMPLOYMENT_STATES } from '#identity/shared/employment'
import { accessReviewItemListing } from './listing.js'
import { changeValidator, confirmationsValidator } from './validator.js'

const permissions = arrayOf(oneOf(PERMISSIONS))
const abilities = arrayOf(oneOf(Object.keys(ABILITIES)))
const texts = arrayOf(text)
const loans = arrayOf(object({ colleague: text, fromOn: day, toOn: day }))

const holdings = object({
  ...{ role: oneOf(ROLES), administers: flag, owns: flag, disabled: flag, twoStep: flag },
  ...each(['permissions', 'granted', 'denied'], permissions),
  sets: arrayOf(object({ id, name: text, nameAr: nullable(text), active: flag })),
  ...{ strict: abilities, deciding: abilities, lastLoginAt: nullable(instant) },
  employment: oneOf(EMPLOYMENT_STATES),
  ...{ lentTo: loans, lentBy: loans, tokens: whole, passkeys: whole, providers: texts },
  service: nullable(
    object({
      ...{ accountId: id, purpose: text, abilities: texts, networks: texts },
      ...{ responsible: nullable(person), lastUsedAt: nullable(instant) },
      tokens: arrayOf(object({ name: text, expiresAt: instant })),
    })
  ),
})

const diff = nullable(
  named(
    'AccessDifference',
    object({
      role: nullable(object({ before: oneOf(ROLES), after: oneOf(ROLES) })),
      ...each(['permissionsGained', 'permissionsLost'], permissions),
      ...each(['setsGained', 'setsLost'], texts),
      ...each(['abilitiesGained', 'abilitiesLost'], abilities),
      disabled: flag,
      ...each(['networksGained', 'networksLost'], texts),
      responsible: nullable(object({ before: nullable(text), after: nullable(text) })),
    })
  )
)

const item = named(
  'AccessReviewItem',
  object({
    ...{ id, reviewId: id, state: oneOf(ITEM_STATES), version: whole, guarded: flag },
    isService: flag,
    idleDays: nullable(whole),
    user: object({ id, username: text, name: text, nameAr: nullable(text) }),
    ...{ sinceLast: oneOf(SINCE_LAST), holds: holdings, lastDiff: diff, changedSince: diff },
    removal: nullable(
      object({
        ...{ sets: arrayOf(object({ id, name: text })), grants: permissions },
        ...{ role: flag, disable: flag },
      })
    ),
    ...{ reason: nullable(text), decidedBy: nullable(person), decidedAt: nullable(instant) },
    can: can('confirm', 'change', 'lookAgain'),
  })
)

describe('/api/access-review-items', {
  GET: {
    summary: 'List the accounts of reviews with what each holds and what was decided',
    list: accessReviewItemListing,
    answer: arrayOf(item),
  },
  'POST /confirm': {
    summary: 'Confirm what many accounts hold, all or none; not those that decide or administer',
    body: confirmationsValidator,
    answer: arrayOf(item),
    failures: [404, 409, 412],
  },
  'GET /:id': { summary: 'Get an account of a review', answer: item },
  'POST /:id/confirm': {
    summary: 'Confirm what an account holds',
    body: noBody,
    versioned: true,
    answer: item,
    failures: [409],
  },
  'POST /:id/change': {
    summary: 'Take sets, permissions, the role or the whole account away',
    body: changeValidator,
    versioned: true,
    answer: item,
    failures: [409],
  },
  'POST /:id/reopen': {
    summary: 'Look again at an account that has changed, or decide on it again',
    body: noBody,
    versioned: true,
    answer: item,
    failures: [409],
  },
})
