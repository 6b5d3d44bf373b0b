import { emptyColumns } from '#core/database/empty_columns'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdFilings, labelOf, publishReturn } from '../find_return.js'
import { firstPeriodOn, periodsBetween, vatPeriod, type Period } from '../periods.js'
import VatReturn, { VAT_RETURN } from '../vat_return.js'

/**
 * Opens the return of every period until the one that today is in. Where the length of periods was changed,
 * those that no one has prepared are cut anew.
 * @returns how many were opened
 */
export async function openReturns(uow: UnitOfWork): Promise<number> {
  const first = firstPeriodOn()
  if (!first) return 0
  await holdFilings(uow)
  const known = await VatReturn.query({ client: uow.trx }).orderBy('fromOn')
  const last = known.findLast(({ status }) => status !== 'open')
  const from = last ? addDays(last.toOn, 1) : first
  const periods = periodsBetween(from, today(), vatPeriod())
  const open = known.filter((one) => one.fromOn >= from || one.status === 'open')
  const isSame = (one: Period) => (other: Period) =>
    one.fromOn === other.fromOn && one.toOn === other.toOn
  for (const one of open) if (!periods.some(isSame(one))) await drop(uow, one)
  const missing = periods.filter((period) => !open.some(isSame(period)))
  for (const period of missing) await openPeriod(uow, period)
  return missing.length
}

async function openPeriod(uow: UnitOfWork, period: Period) {
  const one = new VatReturn().useTransaction(uow.trx)
  one.merge({ ...emptyColumns(VatReturn), ...period, status: 'open', version: 1 })
  one.merge({ refundRequested: false, createdBy: uow.actor.id, updatedBy: uow.actor.id })
  await one.save()
  const about = { entityType: VAT_RETURN, entityId: one.id, label: labelOf(one) }
  await uow.audit({ action: 'create', ...about, after: one.toAudit() })
  publishReturn(uow, one.id, 'create')
}

async function drop(uow: UnitOfWork, one: VatReturn) {
  const about = { entityType: VAT_RETURN, entityId: one.id, label: labelOf(one) }
  await uow.audit({ action: 'delete', ...about, before: one.toAudit() })
  await one.useTransaction(uow.trx).delete()
  publishReturn(uow, one.id, 'delete')
}
