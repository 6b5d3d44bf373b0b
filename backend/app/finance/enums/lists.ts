import type { Choice } from './choice.js'
import { LEDGER_ACCOUNT_TYPES } from './ledger_account_types.js'
import { RECURRING_PAYMENT_KINDS } from './recurring_payment_kinds.js'

/** The lists of finance as `GET /api/lists/{name}` names them. */
export const FINANCE_LISTS: Record<string, readonly Choice[]> = {
  'ledger-account-types': LEDGER_ACCOUNT_TYPES,
  'recurring-payment-kinds': RECURRING_PAYMENT_KINDS,
}
