import { BankMatchSchema } from '#database/schema'

/** Lines of statements and of the ledger that are the same money. */
export default class BankMatch extends BankMatchSchema {
  static table = 'bank_matches'
}
