import { BaseTransformer } from '@adonisjs/core/transformers'
import type ScoringConfig from './scoring_config.js'

export default class ScoringConfigTransformer extends BaseTransformer<ScoringConfig> {
  toObject() {
    const config = this.resource
    return {
      ...this.pick(config, ['id', 'version', 'configVersion', 'active', 'criteria', 'bands']),
      note: config.note ?? null,
      createdAt: config.createdAt.toUTC().toISO()!,
      can: { update: false, delete: false },
      allowedActions: [] as string[],
    }
  }
}
