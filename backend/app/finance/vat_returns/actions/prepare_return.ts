import { DateTime } from 'luxon'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { liveFigures } from '../figures.js'
import { requireTurn, saveReturn } from '../find_return.js'
import { rowsHash } from '../rows_hash.js'
import type VatReturn from '../vat_return.js'

/**
 * Keeps the figures of a locked return as they are now, to be compared with the form and then filed.
 * @throws AppError 409 for one that is filed, whose period runs, or before which another is open
 */
export async function prepareReturn(uow: UnitOfWork, one: VatReturn) {
  if (one.status === 'filed') throw conflict('VAT_RETURN_FILED')
  await requireTurn(uow, one)
  const before = one.toAudit()
  await keepFigures(uow, one)
  one.merge({ status: 'prepared', preparedBy: uow.actor.id, preparedAt: DateTime.utc() })
  await saveReturn(uow, one, 'prepare', before)
}

/** Lets the figures of a locked prepared return move again. @throws AppError 409 */
export async function reopenReturn(uow: UnitOfWork, one: VatReturn) {
  if (one.status !== 'prepared') throw conflict('VAT_RETURN_NOT_PREPARED')
  const before = one.toAudit()
  one.merge({ status: 'open', figures: null, rowsHash: null, netMinor: null })
  one.merge({ preparedBy: null, preparedAt: null })
  await saveReturn(uow, one, 'reopen', before)
}

export async function keepFigures(uow: UnitOfWork, one: VatReturn) {
  const figures = { ...(await liveFigures(one, uow.trx)) }
  one.merge({ figures, netMinor: figures.netDueMinor, rowsHash: await rowsHash(one, uow.trx) })
}
