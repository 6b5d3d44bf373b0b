import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ScoringConfig from './scoring_config.js'
import { scoringRules } from './scoring_rules.js'
import type { ScoringRulesInput } from './validator.js'

/**
 * Puts new scoring rules in force, as the next version. Quotations keep the score and the version
 * that they were rated by until they are saved again.
 * @throws AppError 422 as scoringRules
 */
export async function saveScoringConfig(
  uow: UnitOfWork,
  { note = null, ...written }: ScoringRulesInput & { note?: string | null }
): Promise<ScoringConfig> {
  const rules = scoringRules(written)
  const versions = await ScoringConfig.query({ client: uow.trx })
    .orderBy('configVersion', 'desc')
    .forUpdate()
  const before = versions.find(({ active }) => active)
  await ScoringConfig.query({ client: uow.trx }).where('active', true).update({ active: false })
  const config = await ScoringConfig.create(
    {
      ...rules,
      note,
      configVersion: (versions[0]?.configVersion ?? 0) + 1,
      active: true,
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await uow.audit({
    action: 'create',
    entityType: 'scoring_config',
    entityId: config.id,
    label: `v${config.configVersion}`,
    before: before && { criteria: before.criteria, bands: before.bands },
    after: { ...rules, note },
  })
  return config
}
