import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { STATEMENT_OUTCOMES, type StatementOutcome } from '#procurement/enums/vendor_statements'

export interface BridgeStep {
  outcome: StatementOutcome
  count: number
  /** What the vendor's balance is larger by because of them. */
  differenceMinor: number
}

/** The way from the vendor's closing balance to the firm's, in the order of its steps. */
export async function bridgeOf(
  statementId: number,
  client: QueryClientContract = db.connection()
): Promise<BridgeStep[]> {
  const rows = await client
    .from('vendor_statement_items')
    .where('vendor_statement_id', statementId)
    .groupBy('outcome')
    .select('outcome')
    .count('* as count')
    .sum('difference_minor as difference')
  const of = new Map(rows.map((row) => [row.outcome, row]))
  return STATEMENT_OUTCOMES.flatMap((outcome) => {
    const row = of.get(outcome)
    if (!row) return []
    return { outcome, count: Number(row.count), differenceMinor: Number(row.difference ?? 0) }
  })
}
