import { LedgerAccountSchema } from '#database/schema'

export default class LedgerAccount extends LedgerAccountSchema {
  static table = 'ledger_accounts'
}
