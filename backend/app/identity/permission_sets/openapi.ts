import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { PERMISSIONS } from '#identity/access/permissions'
import { permissionSetListing } from './listing.js'
import { createPermissionSetValidator, updatePermissionSetValidator } from './validator.js'

const permissionSet = named(
  'PermissionSet',
  object({
    ...{ id, name: text, nameAr: nullable(text), description: nullable(text) },
    permissions: arrayOf(oneOf(PERMISSIONS)),
    ...{ active: flag, userCount: whole, version: whole },
    ...{ createdAt: instant, updatedAt: instant, can: can('update', 'delete') },
  })
)

describe('/api/permission-sets', {
  GET: {
    summary: 'List permission sets',
    list: permissionSetListing,
    answer: arrayOf(permissionSet),
  },
  POST: {
    summary: 'Create a permission set without members',
    body: createPermissionSetValidator,
    answer: permissionSet,
    status: 201,
    failures: [409],
  },
  'GET /:id': { summary: 'Get a permission set', answer: permissionSet },
  'PATCH /:id': {
    summary:
      'Update a permission set and what its members may do; 202 where a second person confirms it',
    body: updatePermissionSetValidator,
    versioned: true,
    answer: permissionSet,
    failures: [409],
  },
  'DELETE /:id': {
    summary: 'Delete a permission set without members',
    versioned: true,
    failures: [409],
  },
  'GET /:id/history': {
    summary: 'List the changes of a permission set, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})
