import { AccessReviewItemSchema } from '#database/schema'
import type { Permission } from '#identity/access/permissions'
import type { Employment } from './employment.js'

/**
 * `kept` and `changed` were decided. `disabled`: the account was disabled elsewhere meanwhile.
 * `unreviewed`: no one but the person could have decided.
 */
export const ITEM_STATES = ['pending', 'kept', 'changed', 'disabled', 'unreviewed'] as const
/** `first`: no review was completed before. `new`: the account was not in the last one. */
export const SINCE_LAST = ['first', 'new', 'same', 'changed'] as const

interface Lent {
  colleague: string
  fromOn: string
  toOn: string
}

/** What the account of a program holds, beside what every account does. */
export interface ServiceHoldings {
  accountId: number
  purpose: string
  abilities: string[]
  /** None: from everywhere. */
  networks: string[]
  responsible: { id: number; name: string | null } | null
  lastUsedAt: string | null
  /** Those in force. */
  tokens: { name: string; expiresAt: string }[]
}

/** What an account holds, as a review shows it and keeps it. */
export interface Holdings {
  role: string
  administers: boolean
  owns: boolean
  /** Effective ones: out of sets, grants and denials. */
  permissions: string[]
  granted: string[]
  denied: string[]
  sets: { id: number; name: string; nameAr: string | null; active: boolean }[]
  /** Abilities that even administrators do not hold by themselves, and those to decide. */
  strict: string[]
  deciding: string[]
  disabled: boolean
  lastLoginAt: string | null
  employment: Employment
  lentTo: Lent[]
  lentBy: Lent[]
  tokens: number
  passkeys: number
  providers: string[]
  twoStep: boolean
  /** Null of a person; rows from before programs were listed have none. */
  service?: ServiceHoldings | null
}

/** What a reviewer takes away. */
export interface Removal {
  sets: { id: number; name: string }[]
  grants: Permission[]
  /** The role becomes that of staff. */
  role: boolean
  disable: boolean
}

/** One account of a review, and what was decided on it. */
export default class AccessReviewItem extends AccessReviewItemSchema {
  static table = 'access_review_items'

  declare state: (typeof ITEM_STATES)[number]
  declare sinceLast: (typeof SINCE_LAST)[number]
  declare holds: Record<string, unknown> & Holdings
  declare result: (Record<string, unknown> & Holdings) | null
  declare removal: (Record<string, unknown> & Removal) | null

  /** What the account held after the decision, or when it was last looked at. */
  get latest(): Holdings {
    return this.result ?? this.holds
  }
}
