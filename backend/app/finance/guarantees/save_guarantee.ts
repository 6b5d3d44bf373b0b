import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { basisPointsOf, parseMoney } from '#engines/money/money'
import { keptElsewhere, referenceKey } from './reference_key.js'
import Guarantee from './guarantee.js'
import { checkLinks } from './guarantee_links.js'
import { recordGuarantee } from './record_guarantee.js'
import type { createGuaranteeValidator, updateGuaranteeValidator } from './validator.js'

type Changes = Infer<typeof updateGuaranteeValidator>

/**
 * Enters a guarantee: active where its number and day of issue are known, else requested.
 * @throws AppError 422 for an end before its issue, a number that is kept already
 */
export async function createGuarantee(
  uow: UnitOfWork,
  { direction, currency, expiresOn, ...input }: Infer<typeof createGuaranteeValidator>
): Promise<Guarantee> {
  const guarantee = new Guarantee().useTransaction(uow.trx)
  guarantee.merge({ ...emptyColumns(Guarantee), direction, currency, version: 1 })
  guarantee.merge({ expiresOn, firstExpiresOn: expiresOn, createdBy: uow.actor.id })
  guarantee.status = input.number && input.issuedOn ? 'active' : 'requested'
  await fill(uow, guarantee, input)
  await recordGuarantee(uow, 'create', guarantee, { after: guarantee.toAudit() })
  return guarantee
}

/** Changes a locked guarantee that is requested or held. @throws AppError 422 as above */
export async function updateGuarantee(uow: UnitOfWork, guarantee: Guarantee, input: Changes) {
  const before = guarantee.toAudit()
  guarantee.version++
  await fill(uow, guarantee, input)
  await recordGuarantee(uow, 'update', guarantee, { before, after: guarantee.toAudit() })
}

/** Deletes a locked guarantee that was only requested. */
export async function deleteGuarantee(uow: UnitOfWork, guarantee: Guarantee) {
  await guarantee.useTransaction(uow.trx).delete()
  await recordGuarantee(uow, 'delete', guarantee, { before: guarantee.toAudit() })
}

async function fill(uow: UnitOfWork, guarantee: Guarantee, input: Changes) {
  const { amount, percent, commission, fee, ...plain } = input
  const { currency } = guarantee
  guarantee.merge(plain)
  if (amount !== undefined) guarantee.amountMinor = minorOf('amount', amount, currency)
  if (percent !== undefined) guarantee.percentBp = percent === null ? null : basisPointsOf(percent)
  if (commission !== undefined)
    guarantee.commissionBp = commission === null ? null : basisPointsOf(commission)
  if (fee !== undefined) guarantee.feeMinor = fee === null ? null : minorOf('fee', fee, currency)
  const { issuedOn, expiresOn, tenderId, contractId, purchaseOrderId } = guarantee
  if (issuedOn !== null && expiresOn < issuedOn) throw invalid({ expiresOn: ['beforeIssue'] })
  if (guarantee.isHeld && (!guarantee.number || issuedOn === null))
    throw invalid({ [guarantee.number ? 'issuedOn' : 'number']: ['required'] })
  await checkLinks({ tenderId, contractId, purchaseOrderId }, uow.trx)
  await saveGuarantee(uow, guarantee)
}

/**
 * Saves what was changed of a guarantee.
 * @throws AppError 422 for a number that is kept already: here, with a project or an advance to a vendor
 */
export async function saveGuarantee(uow: UnitOfWork, guarantee: Guarantee) {
  const { bank, number } = guarantee
  guarantee.referenceKey = number ? referenceKey(bank, number) : null
  const isNew = guarantee.$dirty.referenceKey !== undefined && guarantee.referenceKey !== null
  if (isNew && (await keptElsewhere(guarantee.referenceKey!, uow.trx)))
    throw invalid({ number: ['keptElsewhere'] })
  guarantee.updatedBy = uow.actor.id
  try {
    await guarantee.save()
  } catch (error) {
    if (isDuplicate(error)) throw invalid({ number: ['taken'] })
    throw error
  }
}

/** @throws AppError 422 for more digits than the currency has */
export function minorOf(field: string, text: string, currency: string): number {
  try {
    return parseMoney(text, currency)
  } catch (error) {
    throw error instanceof RangeError ? invalid({ [field]: ['moneyDigits'] }) : error
  }
}
