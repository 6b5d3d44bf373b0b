import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import { monthEnd } from '#core/settings/days'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { labelOf, publishReturn } from './find_return.js'
import WithholdingReturn, { WITHHOLDING_RETURN } from './withholding_return.js'

/** Opens the return of the month of a day, unless it is there: months in which nothing was withheld have none. */
export async function openMonth(uow: UnitOfWork, day: string) {
  const fromOn = `${day.slice(0, 7)}-01`
  const known = await uow.trx.from('withholding_returns').where('from_on', fromOn).first()
  if (known) return
  const one = new WithholdingReturn().useTransaction(uow.trx)
  one.merge({ ...emptyColumns(WithholdingReturn), fromOn, toOn: monthEnd(fromOn) })
  one.merge({ status: 'open', version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id })
  try {
    await uow.trx.transaction(async (nested) => {
      await one.useTransaction(nested).save()
    })
  } catch (error) {
    // another payment has just opened it
    if (isDuplicate(error)) return
    throw error
  }
  const about = { entityType: WITHHOLDING_RETURN, entityId: one.id, label: labelOf(one) }
  await uow.audit({ action: 'create', ...about, after: one.toAudit() })
  publishReturn(uow, one.id, 'create')
}
