import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { liveFigures } from './figures.js'
import { requireTurn, saveReturn } from './find_return.js'
import type { fileReturnValidator, payReturnValidator } from './validator.js'
import type WithholdingReturn from './withholding_return.js'

/**
 * Keeps the figures of a locked return as they are now, to be compared and then filed.
 * @throws AppError 409 for one that is filed, whose month runs, or before which another is open
 */
export async function prepareReturn(uow: UnitOfWork, one: WithholdingReturn) {
  if (one.status !== 'open' && one.status !== 'prepared')
    throw conflict('CONFLICT', { details: { status: one.status } })
  await requireTurn(uow, one)
  const before = one.toAudit()
  const figures = { ...(await liveFigures(one, uow.trx)) }
  one.merge({ figures, dueMinor: figures.dueMinor, status: 'prepared' })
  one.merge({ preparedBy: uow.actor.id, preparedAt: DateTime.utc() })
  await saveReturn(uow, one, 'prepare', before)
}

/** Lets the figures of a locked prepared return move again. @throws AppError 409 */
export async function reopenReturn(uow: UnitOfWork, one: WithholdingReturn) {
  requirePrepared(one)
  const before = one.toAudit()
  one.merge({ status: 'open', figures: null, dueMinor: null, preparedBy: null, preparedAt: null })
  await saveReturn(uow, one, 'reopen', before)
}

function requirePrepared({ status }: WithholdingReturn) {
  if (status !== 'prepared') throw conflict('WITHHOLDING_NOT_PREPARED')
}

/** Whether payments have changed what a prepared return says. */
export async function hasChanged(
  one: WithholdingReturn,
  client: Parameters<typeof liveFigures>[1]
): Promise<boolean> {
  return (
    JSON.stringify(sorted(await liveFigures(one, client))) !== JSON.stringify(sorted(one.figures!))
  )
}

/** In one sequence, whatever the database makes of stored JSON. */
function sorted({
  lines,
  taxMinor,
  carriedMinor,
  dueMinor,
}: NonNullable<WithholdingReturn['figures']> | Awaited<ReturnType<typeof liveFigures>>) {
  const rows = lines.map(({ kindId, rateE4, subjectMinor, taxMinor: tax, correctionMinor }) => [
    ...[kindId, rateE4, subjectMinor, tax, correctionMinor],
  ])
  return [rows, taxMinor, carriedMinor, dueMinor]
}

/**
 * Freezes a locked prepared return as it was filed, with its payments. What is paid or taken back of its month
 * later is reported with the next.
 * @throws AppError 409 where it is not prepared, or payments have changed it since; 422 on `filedOn`
 */
export async function fileReturn(
  uow: UnitOfWork,
  one: WithholdingReturn,
  { reference, filedOn, note = null }: Infer<typeof fileReturnValidator>
) {
  requirePrepared(one)
  await requireTurn(uow, one)
  if (filedOn > today()) throw invalid({ filedOn: ['inFuture'] })
  if (filedOn <= one.toOn) throw invalid({ filedOn: ['beforeStart'] })
  if (await hasChanged(one, uow.trx)) throw conflict('WITHHOLDING_CHANGED')
  const before = one.toAudit()
  one.merge({ reference, filedOn, note, status: 'filed', filedBy: uow.actor.id })
  const { id, fromOn, toOn } = one
  await uow.trx
    .from('withholdings')
    .whereBetween('reported_on', [fromOn, toOn])
    .whereNull('withholding_return_id')
    .update({ withholding_return_id: id })
  await uow.trx.from('withholding_filings').update({ filed_through_on: toOn })
  await saveReturn(uow, one, 'file', before)
}

/**
 * Records that the tax of a locked filed return was paid.
 * @throws AppError 409 where it is not filed or nothing is due, 422 on `paidOn`
 */
export async function payReturn(
  uow: UnitOfWork,
  one: WithholdingReturn,
  { paidOn = today(), reference }: Infer<typeof payReturnValidator>
) {
  if (one.status !== 'filed') throw conflict('CONFLICT', { details: { status: one.status } })
  if (one.dueMinor! <= 0) throw conflict('WITHHOLDING_NOTHING_DUE')
  if (paidOn > today()) throw invalid({ paidOn: ['inFuture'] })
  if (paidOn <= one.toOn) throw invalid({ paidOn: ['beforeStart'] })
  await requireUnlocked(uow, 'purchasing', { day: paidOn, field: 'paidOn' })
  const before = one.toAudit()
  one.merge({ status: 'paid', paidOn, paymentReference: reference, paidBy: uow.actor.id })
  await saveReturn(uow, one, 'pay', before)
}
