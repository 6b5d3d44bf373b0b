import { GUARANTEE_KINDS } from '#production/enums/guarantees'

/** What banks stand for; insurance is kept with its project. */
export const BANK_GUARANTEE_KINDS = ['bid', 'performance', 'advance', 'retention'] as const

/** Issued for the firm to a client, or received by it from a vendor. */
export const GUARANTEE_DIRECTIONS = ['issued', 'received'] as const

export const GUARANTEE_STATES = ['requested', 'active', 'extended', 'released', 'claimed'] as const
export type GuaranteeState = (typeof GUARANTEE_STATES)[number]

/** Those that still hold; after its last day such a one has expired. */
export const HELD_STATES: readonly string[] = ['active', 'extended']

/** As it is shown: what is held and over has expired. */
export const GUARANTEE_STATUSES = [...GUARANTEE_STATES, 'expired'] as const

export const guaranteeKindName = (kind: string) =>
  GUARANTEE_KINDS.find(({ value }) => value === kind) ?? { label: kind, labelAr: kind }
