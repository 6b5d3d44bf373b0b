import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ScoringConfig from './scoring_config.js'
import { DEFAULT_SCORING } from '#engineering/scoring_configs/engine/default_config'

/** Writes the weights that a new firm starts with; existing versions are left alone. */
export async function seedScoringConfig(trx: TransactionClientContract) {
  const existing = await ScoringConfig.query({ client: trx }).first()
  if (existing) return
  const { configVersion, criteria, bands } = DEFAULT_SCORING
  await ScoringConfig.create(
    { configVersion, criteria, bands, active: true, version: 1 },
    { client: trx }
  )
}
