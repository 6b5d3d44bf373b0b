import { BankSuggestionSchema } from '#database/schema'
import type { MatchReason } from '#engines/bank_matching/items'

/** What may be a match: for a person to accept. */
export default class BankSuggestion extends BankSuggestionSchema {
  static table = 'bank_suggestions'

  declare reasons: MatchReason[]
}
