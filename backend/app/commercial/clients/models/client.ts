import { ClientSchema } from '#database/schema'
import { CONSENT_FIELDS, type ConsentField } from '#commercial/clients/consents'

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

type Audited = Record<MergedField, string | number | null> & Record<ConsentField, unknown>

/** What the audit log compares. */
export const auditedClient = (client: Partial<Audited>): Audited =>
  Object.fromEntries(
    [...MERGED_FIELDS, ...CONSENT_FIELDS].map((name) => [name, client[name] ?? null])
  ) as unknown as Audited

export default class Client extends ClientSchema {
  toAudit() {
    return auditedClient(this)
  }
}
