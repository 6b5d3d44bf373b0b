import { BankAccountSchema } from '#database/schema'
import type { BankTableLayout } from '#engines/bank_files/bank_file'

export default class BankAccount extends BankAccountSchema {
  static table = 'bank_accounts'

  declare tableLayout: BankTableLayout | null
}
