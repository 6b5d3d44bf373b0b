import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { invalid } from '#core/base/app_error'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseMoney } from '#engines/money/money'
import { removeAllFiles } from './documents.js'
import { VARIATION_ORDERS } from './number_series.js'
import { recordVariation } from './record_variation.js'
import VariationOrder from './variation_order.js'
import type { createVariationValidator, updateVariationValidator } from './validator.js'

type Changes = Infer<typeof updateVariationValidator>

/** Enters a variation as a draft. @throws AppError 422 for an unknown project, or a variation of nothing */
export async function createVariation(
  uow: UnitOfWork,
  { projectId, ...input }: Infer<typeof createVariationValidator>
) {
  const project = await uow.trx.from('projects').where('id', projectId).select('currency').first()
  if (!project) throw invalid({ projectId: ['absent'] })
  const variation = new VariationOrder().useTransaction(uow.trx)
  variation.merge({ ...emptyColumns(VariationOrder), projectId, currency: project.currency })
  variation.merge({ status: 'draft', days: 0, amountMinor: 0, version: 1 })
  variation.createdBy = uow.actor.id
  variation.number = await nextNumber(uow.trx, VARIATION_ORDERS, Number(today().slice(0, 4)))
  await fill(uow, variation, input)
  await recordVariation(uow, 'create', variation, { after: variation.toAudit() })
  return variation
}

/** Changes a locked draft or rejected variation. */
export async function updateVariation(uow: UnitOfWork, variation: VariationOrder, input: Changes) {
  const before = variation.toAudit()
  variation.version++
  await fill(uow, variation, input)
  await recordVariation(uow, 'update', variation, { before, after: variation.toAudit() })
}

/** Deletes a locked draft; the audit log keeps its number. */
export async function deleteVariation(uow: UnitOfWork, variation: VariationOrder) {
  await removeAllFiles(uow, variation.id)
  await variation.delete()
  await recordVariation(uow, 'delete', variation, { before: variation.toAudit() })
}

async function fill(uow: UnitOfWork, variation: VariationOrder, { amount, ...plain }: Changes) {
  variation.merge(plain)
  if (amount !== undefined) variation.amountMinor = signedMinor(amount, variation.currency)
  if (variation.amountMinor === 0 && variation.days === 0) throw invalid({ amount: ['required'] })
  variation.updatedBy = uow.actor.id
  variation.refreshSearchText()
  await variation.save()
}

/** The amount of an omission is below zero. */
function signedMinor(amount: string, currency: string): number {
  return amount.startsWith('-')
    ? -parseMoney(amount.slice(1), currency)
    : parseMoney(amount, currency)
}
