import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Quotation from '#engineering/quotations/models/quotation'
import type { ScoringInput } from '#engineering/scoring_configs/engine/config'
import { historicalSuccessOf } from '#engineering/scoring_configs/engine/historical_success'

export interface Past {
  won: number
  decided: number
}

/**
 * How often quotations to a client were won, of those that were won or lost.
 * @param except a quotation whose own outcome must not speak for it
 */
export async function clientPast(
  clientId: number,
  client: QueryClientContract = db.connection(),
  except = 0
): Promise<Past> {
  const rows = await client
    .from('quotations')
    .where('client_id', clientId)
    .whereNot('id', except)
    // a change of a job is not another job that was won
    .whereNull('variation_of_id')
    .whereIn('stage', ['won', 'lost'])
    .groupBy('stage')
    .select('stage')
    .count('* as total')
  const of = (stage: string) => Number(rows.find((row) => row.stage === stage)?.total ?? 0)
  const won = of('won')
  return { won, decided: won + of('lost') }
}

/** What of a quotation is rated; what isn't stated about its client follows from the client's past. */
export async function ratedInput(
  { id, scoringInput, clientId }: Pick<Quotation, 'id' | 'scoringInput' | 'clientId'>,
  client?: QueryClientContract
): Promise<ScoringInput> {
  if (scoringInput.historicalSuccess || !clientId) return scoringInput
  return withPast(scoringInput, await clientPast(clientId, client, id ?? 0))
}

/** A client without a past says nothing. */
export function withPast(input: ScoringInput, past: Past): ScoringInput {
  return past.decided ? { ...input, historicalSuccess: historicalSuccessOf(past) } : input
}
