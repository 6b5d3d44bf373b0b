import { AppError, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { retentionKind, type RetentionKind } from '#core/retention/kinds'
import { ensureRule } from '#core/retention/rules'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import RetentionRule from './retention_rule.js'

/** @throws AppError 404 for a kind that does not exist */
export function kindOf(name: string): RetentionKind {
  const kind = retentionKind(name)
  if (!kind) throw notFound()
  return kind
}

/** @throws AppError 422 RETENTION_TOO_SHORT */
export function requireLongEnough({ minimumDays }: RetentionKind, days: number | null) {
  if (days !== null && days < minimumDays)
    throw new AppError(422, 'RETENTION_TOO_SHORT', { params: { count: minimumDays } })
}

interface Change {
  days: number | null
  expectedVersion: number
}

/**
 * Keeps a kind for so many days from the next run on.
 * @throws AppError 412, 422 RETENTION_TOO_SHORT
 */
export async function saveRule(
  uow: UnitOfWork,
  kind: RetentionKind,
  { days, expectedVersion }: Change
) {
  requireLongEnough(kind, days)
  await ensureRule(uow.trx, kind.name)
  const rule = await RetentionRule.query({ client: uow.trx })
    .where('kind', kind.name)
    .forUpdate()
    .firstOrFail()
  await checkVersion(rule, expectedVersion, uow.trx)
  const before = { days: rule.days }
  rule.merge({ days, version: rule.version + 1, updatedBy: uow.actor.id })
  await rule.save()
  const about = { entityType: 'retention_rule', entityId: rule.id, label: kind.name }
  await uow.audit({ action: 'update', ...about, before, after: { days } })
}
