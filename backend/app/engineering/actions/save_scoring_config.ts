import type { Unit } from '#core/unit/unit'
import ScoringConfig from '#engineering/models/scoring_config'
import { scoringRules } from '#engineering/rules/scoring_rules'
import type { ScoringRulesInput } from '#engineering/validators/scoring'

/**
 * Puts new scoring rules in force, as the next version. Quotations keep the score and the version
 * that they were rated by until they are saved again.
 * @throws AppError 422 as scoringRules
 */
export async function saveScoringConfig(
  unit: Unit,
  { note = null, ...written }: ScoringRulesInput & { note?: string | null }
): Promise<ScoringConfig> {
  const rules = scoringRules(written)
  const versions = await ScoringConfig.query({ client: unit.trx })
    .orderBy('configVersion', 'desc')
    .forUpdate()
  const before = versions.find(({ active }) => active)
  await ScoringConfig.query({ client: unit.trx }).where('active', true).update({ active: false })
  const config = await ScoringConfig.create(
    {
      ...rules,
      note,
      configVersion: (versions[0]?.configVersion ?? 0) + 1,
      active: true,
      version: 1,
      createdBy: unit.actor.id,
      updatedBy: unit.actor.id,
    },
    { client: unit.trx }
  )
  await unit.audit({
    action: 'create',
    entityType: 'scoring_config',
    entityId: config.id,
    label: `v${config.configVersion}`,
    before: before && { criteria: before.criteria, bands: before.bands },
    after: { ...rules, note },
  })
  return config
}
