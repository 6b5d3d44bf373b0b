import type { Schema } from '../../../api/types'

/** Two clients that were made one. */
export type ClientMerge = Schema<'ClientMerge'>

/** Fields that a merge lets a person choose, in the order of the form. */
export const MERGED_FIELDS = [
  'name',
  'jobTitle',
  'company',
  'companyType',
  'mobile',
  'phone',
  'email',
  'website',
  'location',
  'address',
  'notes',
  'ownerId',
] as const
