import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type WithholdingRate from './withholding_rate.js'

/** The last day on which tax of a kind was withheld at a rate of the list. */
async function lastWithheld({ trx }: UnitOfWork, kindId: number): Promise<string | null> {
  const row = await trx
    .from('withholdings')
    .where('kind_id', kindId)
    .orderBy('withheld_on', 'desc')
    .first()
  return row?.withheld_on ?? null
}

/**
 * What was withheld stays as it was: another rate begins on a later day.
 * @throws AppError 422 on `effectiveOn`
 */
export async function checkRate(uow: UnitOfWork, { kindId, effectiveOn }: WithholdingRate) {
  const last = await lastWithheld(uow, kindId)
  if (last !== null && effectiveOn <= last) throw invalid({ effectiveOn: ['alreadyWithheld'] })
}

/** @throws AppError 409 WITHHOLDING_RATE_USED */
export async function refuseUsed(uow: UnitOfWork, { kindId, effectiveOn }: WithholdingRate) {
  const last = await lastWithheld(uow, kindId)
  if (last !== null && effectiveOn <= last) throw conflict('WITHHOLDING_RATE_USED')
}
