import { conflict, invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockThrough } from '#finance/period_locks/change_lock'
import { requireTurn, saveReturn } from '../find_return.js'
import { correctionLimitMinor } from '../periods.js'
import type VatReturn from '../vat_return.js'
import { keepFigures } from './prepare_return.js'

interface Filing {
  /** As the authority has answered. */
  reference: string
  filedOn: string
  note: string | null
  /** The authority pays what is left to the firm, instead of carrying it forward. */
  refundRequested: boolean
}

/**
 * Freezes a locked prepared return as it was filed, with its documents, and locks sales and purchases of its
 * period. What changes of them later is a correction in the next return.
 * @throws AppError 409 where it is not prepared, or documents have changed since; 422 on days, and for corrections
 *   beyond the limit without a note
 */
export async function fileReturn(uow: UnitOfWork, one: VatReturn, filing: Filing) {
  if (one.status !== 'prepared') throw conflict('VAT_RETURN_NOT_PREPARED')
  await requireTurn(uow, one)
  requireDay(one, filing.filedOn)
  const before = one.toAudit()
  const prepared = { hash: one.rowsHash, net: one.netMinor }
  await keepFigures(uow, one)
  if (one.rowsHash !== prepared.hash || one.netMinor !== prepared.net)
    throw conflict('VAT_FIGURES_CHANGED')
  requireNote(one, filing)
  one.merge({ ...filing, status: 'filed', filedBy: uow.actor.id })
  await freeze(uow, one)
  await saveReturn(uow, one, 'file', before)
}

function requireDay({ toOn }: VatReturn, filedOn: string) {
  if (filedOn > today()) throw invalid({ filedOn: ['inFuture'] })
  if (filedOn <= toOn) throw invalid({ filedOn: ['beforeStart'] })
}

/** Beyond the limit the earlier return itself is amended; who files anyway says why. */
function requireNote({ figures }: VatReturn, { note, refundRequested }: Filing) {
  const { correctionsMinor, netDueMinor } = figures!
  if (Math.abs(correctionsMinor) > correctionLimitMinor() && !note)
    throw invalid({ note: ['overCorrectionLimit'] })
  if (refundRequested && netDueMinor >= 0) throw invalid({ refundRequested: ['nothingToRefund'] })
}

/** What lies before the first return stays as it is from then on, too. */
async function freeze(uow: UnitOfWork, { id, fromOn, toOn }: VatReturn) {
  await uow.trx
    .from('vat_entries')
    .where('reported_on', '<=', toOn)
    .whereNull('vat_return_id')
    .update({ vat_return_id: id })
  await uow.trx.from('vat_filings').update({ filed_through_on: toOn })
  await lockThrough(uow, ['sales', 'purchasing'], toOn, `VAT ${fromOn} – ${toOn}`)
}
