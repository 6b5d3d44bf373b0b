import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import WithholdingTreaty from './withholding_treaty.js'

/**
 * A certificate is valid for a time, no two of a vendor and kind at once, and not for days on which tax was
 * withheld already.
 * @throws AppError 422 on `fromOn` or `toOn`
 */
export async function checkTreaty(uow: UnitOfWork, treaty: WithholdingTreaty) {
  const { id, vendorId, kindId, fromOn, toOn } = treaty
  if (toOn < fromOn) throw invalid({ toOn: ['beforeStart'] })
  const other = await WithholdingTreaty.query({ client: uow.trx })
    .where({ vendorId, kindId })
    .whereNot('id', id)
    .where('fromOn', '<=', toOn)
    .where('toOn', '>=', fromOn)
    .first()
  if (other) throw invalid({ fromOn: ['overlap'] })
  const withheld = await uow.trx
    .from('withholdings')
    .where({ vendor_id: vendorId, kind_id: kindId })
    .whereBetween('withheld_on', [fromOn, toOn])
    .where((past) => void past.whereNull('treaty_id').orWhereNot('treaty_id', id))
    .first()
  if (withheld) throw invalid({ fromOn: ['alreadyWithheld'] })
}

/** One that was used is evidence; only its end may come earlier, by a new one. @throws AppError 409 */
export async function refuseUsedTreaty({ trx }: UnitOfWork, { id }: WithholdingTreaty) {
  const used = await trx.from('withholdings').where('treaty_id', id).first()
  if (used) throw conflict('WITHHOLDING_RATE_USED')
}
