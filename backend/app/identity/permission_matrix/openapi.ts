import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  flag,
  id,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { PERMISSIONS, ROLES } from '#identity/access/permissions'
import { matrixListing } from './listing.js'
import { applyValidator, previewValidator } from './validator.js'

const permissions = arrayOf(oneOf(PERMISSIONS))
const ids = arrayOf(id)
const name = { name: text, nameAr: nullable(text) }

const row = named(
  'PermissionMatrixRow',
  object({
    ...{ id, ...name, username: text, role: oneOf(ROLES), disabled: flag, version: whole },
    ...{ effective: permissions, own: permissions, denied: permissions, setIds: ids },
    // what the role, administration or the name gives anyway
    byRole: permissions,
  })
)

const plan = named(
  'PermissionChangePlan',
  object({
    preview: text,
    changes: arrayOf(
      object({
        user: object({ id, ...name }),
        // waits for a second person
        held: flag,
        ...{ gained: permissions, lost: permissions, setsAdded: ids, setsRemoved: ids },
        ...{ denied: permissions, allowedAgain: permissions },
      })
    ),
    unchanged: whole,
  })
)

describe('/api/permission-matrix', {
  GET: {
    summary: 'List users with where each of their permissions comes from',
    list: matrixListing,
    answer: arrayOf(row),
  },
  'POST /preview': {
    summary: 'Get what a change of many users’ permissions would do',
    body: previewValidator,
    answer: plan,
  },
  'POST /apply': {
    summary: 'Change the permissions of many users as the preview showed',
    body: applyValidator,
    answer: plan,
    failures: [409, 412],
  },
})
