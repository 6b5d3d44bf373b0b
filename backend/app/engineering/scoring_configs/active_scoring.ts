import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import ScoringConfig from './scoring_config.js'

/** The weights that new scores are computed by. */
export function activeScoring(client?: QueryClientContract): Promise<ScoringConfig> {
  return ScoringConfig.query(client && { client })
    .where('active', true)
    .orderBy('configVersion', 'desc')
    .firstOrFail()
}
