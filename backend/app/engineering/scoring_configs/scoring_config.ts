import { ScoringConfigSchema } from '#database/schema'
import type { Bands, Criterion, ScoringRules } from '#engineering/scoring_configs/engine/config'

/** One version of the weights; quotations keep the version that they were rated by. */
export default class ScoringConfig extends ScoringConfigSchema {
  declare criteria: Criterion[]
  declare bands: Bands

  get rules(): ScoringRules {
    return { configVersion: this.configVersion, criteria: this.criteria, bands: this.bands }
  }
}
