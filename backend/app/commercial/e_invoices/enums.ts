/** Off: nothing changes for the firm. */
export const MODES = ['off', 'simulation', 'production'] as const
export type Mode = (typeof MODES)[number]

/**
 * How far a document has come with the authority. `sent` waits for its answer, `retry` for another
 * attempt; `cleared`, `reported` and `warning` are accepted.
 */
export const E_INVOICE_STATES = [
  'not_sent',
  'sent',
  'cleared',
  'reported',
  'warning',
  'rejected',
  'retry',
] as const
export type EInvoiceState = (typeof E_INVOICE_STATES)[number]

/** What is still to be sent. */
export const OPEN_STATES: readonly EInvoiceState[] = ['not_sent', 'sent', 'retry']

export const ACCEPTED_STATES: readonly EInvoiceState[] = ['cleared', 'reported', 'warning']

/** `requested` has a compliance certificate, `active` signs, `retired` did. */
export const UNIT_STATUSES = ['requested', 'active', 'retired'] as const
export type UnitStatus = (typeof UNIT_STATUSES)[number]

/** Why nothing came of an attempt, by what has to be done about it. */
export const FAILURES = ['unreachable', 'busy', 'unauthorized', 'unexpected'] as const
export type Failure = (typeof FAILURES)[number]
