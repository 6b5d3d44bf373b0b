import db from '@adonisjs/lucid/services/db'
import type { Listing } from '#core/listing/definition'
import { userListing } from '#identity/users/listing'

/** People as rows of the matrix. */
export const matrixListing: Listing = {
  ...userListing,
  fields: {
    ...userListing.fields,
    nameAr: { column: 'name_ar', type: 'text', sort: false },
    permissionSetId: {
      ...{ column: 'id', type: 'number', sort: false },
      within: (sets) =>
        db.from('permission_set_members').whereIn('permission_set_id', sets).select('user_id'),
    },
    departmentId: {
      ...{ column: 'id', type: 'number', sort: false },
      within: (departments) =>
        db.from('user_departments').whereIn('department_id', departments).select('user_id'),
    },
  },
}
