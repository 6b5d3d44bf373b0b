import { isDuplicate } from '#core/database/failures'
import { affected } from '#core/database/affected'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { missingIn, STEP_NAMES, type Step } from './missing.js'

/** Notes that someone has gone through a step; what it lacks at that moment stands in the log. */
export async function confirmStep(uow: UnitOfWork, step: Step) {
  const isNew = await uow.trx
    .table('setup_steps')
    .insert({ step, confirmed_at: sqlInstant(), confirmed_by: uow.actor.id })
    .then(() => true)
    .catch((error) => {
      if (isDuplicate(error)) return false
      throw error
    })
  if (!isNew) return
  const missing = await missingIn(step, uow.trx)
  await log(uow, step, { before: { done: false }, after: { done: true, missing } })
}

/** Opens a step again, so that it is gone through once more. */
export async function reopenStep(uow: UnitOfWork, step: Step) {
  const removed = await affected(uow.trx.from('setup_steps').where('step', step).delete())
  if (removed) await log(uow, step, { before: { done: true }, after: { done: false } })
}

type Values = Record<string, unknown>

function log(uow: UnitOfWork, step: Step, change: { before: Values; after: Values }) {
  const about = { entityType: 'setup_step', entityId: STEP_NAMES.indexOf(step) + 1, label: step }
  return uow.audit({ action: 'update', ...about, ...change })
}
