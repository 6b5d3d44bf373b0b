import type { CostHead } from '#core/budgets/cost_heads'
import { ManualJournalLineSchema } from '#database/schema'

export default class ManualJournalLine extends ManualJournalLineSchema {
  declare costHead: CostHead | null
}
