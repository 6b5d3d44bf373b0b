import { ClientSchema } from '#database/schema'

export const CLIENT_FIELDS = [
  'name',
  'jobTitle',
  'company',
  'companyType',
  'mobile',
  'email',
  'phone',
  'location',
  'address',
  'website',
  'notes',
] as const
export type ClientField = (typeof CLIENT_FIELDS)[number]

/** What a merge chooses of either client. */
export const MERGED_FIELDS = [...CLIENT_FIELDS, 'ownerId'] as const
export type MergedField = (typeof MERGED_FIELDS)[number]

export default class Client extends ClientSchema {
  /** What the audit log compares. */
  toAudit(): Record<MergedField, string | number | null> {
    return Object.fromEntries(MERGED_FIELDS.map((name) => [name, this[name] ?? null])) as Record<
      MergedField,
      string | number | null
    >
  }
}
