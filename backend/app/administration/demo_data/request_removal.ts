import { conflict, forbidden, invalid } from '#core/base/app_error'
import { companyProfile } from '#core/settings/company'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { isOwner } from '#identity/shared/owners'
import User from '#identity/shared/user'
import { askToStartAgain } from './start_again.js'
import { DEMO_REMOVAL, demoSince, keep, requestedRemoval } from './demo_state.js'

/**
 * Leaves word that the next start removes the demo company, and ends this process so that it begins. Only an
 * owner may, who names the company that goes.
 * @throws AppError 403 for anyone else, 409 without a demo company, 422 for another name
 */
export async function requestRemoval(uow: UnitOfWork, companyName: string) {
  const user = await User.findOrFail(uow.actor.id, { client: uow.trx })
  if (!isOwner(user)) throw forbidden('OWNER_ONLY')
  if ((await demoSince(uow.trx)) === null) throw conflict('NO_DEMO_DATA')
  const { companyName: name, companyNameAr: nameAr } = companyProfile()
  if (![name, nameAr].includes(companyName)) throw invalid({ companyName: ['otherCompany'] })
  await keep(uow.trx, DEMO_REMOVAL, { by: user.id, at: new Date().toISOString() })
  await log(uow, { before: { removalRequested: false }, after: { removalRequested: true } })
  uow.afterCommit(askToStartAgain)
}

/** Takes the word back, where the portal has not been started again since. */
export async function cancelRemoval(uow: UnitOfWork) {
  if ((await requestedRemoval(uow.trx)) === null) return
  await keep(uow.trx, DEMO_REMOVAL, null)
  await log(uow, { before: { removalRequested: true }, after: { removalRequested: false } })
}

type Values = Record<string, unknown>

function log(uow: UnitOfWork, change: { before: Values; after: Values }) {
  const about = { entityType: 'demo_data', entityId: 1, label: companyProfile().companyName }
  return uow.audit({ action: 'update', ...about, ...change })
}
