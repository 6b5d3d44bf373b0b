import type { Infer } from '@vinejs/vine/types'
import { invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#commercial/shared/publish_change'
import DunningLevel, { TEXT_FIELDS } from './dunning_level.js'
import { unknownPlaceholders } from './letter_texts.js'
import type { levelValidator } from './validator.js'

interface Change {
  level: number
  expectedVersion: number
  input: Infer<typeof levelValidator>
}

/**
 * Changes when a letter of a level is due and what it says. Letters that were written keep what they say.
 * @throws AppError 404, 412, 422 for days that are not after the level before, or an unknown placeholder
 */
export async function saveLevel(uow: UnitOfWork, { level, expectedVersion, input }: Change) {
  // all are locked, so that two changes at once cannot put them out of order
  const levels = await DunningLevel.query({ client: uow.trx }).orderBy('level').forUpdate()
  const changed = levels.find((one) => one.level === level)
  if (!changed) throw notFound()
  await checkVersion(changed, expectedVersion, uow.trx)
  const before = changed.toAudit()
  changed.merge({ ...input, version: changed.version + 1, updatedBy: uow.actor.id })
  for (const name of TEXT_FIELDS)
    if (unknownPlaceholders(changed[name]).length) throw invalid({ [name]: ['unknownPlaceholder'] })
  const ordered = levels.every(({ days }, at) => at === 0 || days > levels[at - 1]!.days)
  if (!ordered) throw invalid({ days: ['levelOrder'] })
  await changed.save()
  await uow.audit({
    action: 'update',
    ...{ entityType: 'dunning_level', entityId: changed.id, label: String(level) },
    before,
    after: changed.toAudit(),
  })
  publishChange(uow, 'dunning-letters', changed.id, 'update')
  return changed
}
