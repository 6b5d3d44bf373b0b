import type { Infer } from '@vinejs/vine/types'
import { openApproval } from '#core/approvals/open_approval'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import { nextNumber } from '#core/numbering/next_number'
import { addMonths } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { badDebts } from '#core/vat/debt_reliefs'
import { TAXED_BOXES } from '#core/vat/vat_boxes'
import { BASE_CURRENCY, parseMoney } from '#engines/money/money'
import { VAT_ADJUSTMENTS } from './number_series.js'
import { recordAdjustment, requireOpenDay, VAT_ADJUSTMENT } from './records.js'
import type { claimReliefValidator, createAdjustmentValidator } from './validator.js'
import VatAdjustment from './vat_adjustment.js'

/** Months after the supply from which VAT of a bad debt is relieved. Source: VAT regulations, article 40. */
export const RELIEF_MONTHS = 12

/**
 * Asks to add an amount to a box of the return of a day. It counts once another person agrees.
 * @throws AppError 422 for nothing, for VAT in a box that takes none, on days; 409 where the day is filed
 */
export async function requestAdjustment(
  uow: UnitOfWork,
  { taxable, vat, ...input }: Infer<typeof createAdjustmentValidator>
) {
  const taxableMinor = parseMoney(taxable, BASE_CURRENCY)
  const vatMinor = parseMoney(vat, BASE_CURRENCY)
  if (!taxableMinor && !vatMinor) throw invalid({ taxable: ['range'] })
  if (vatMinor && !TAXED_BOXES.includes(input.box)) throw invalid({ vat: ['noVatInBox'] })
  return submit(uow, { ...input, kind: 'manual', taxableMinor, vatMinor })
}

/**
 * Claims the VAT of a debt that was written off, a year after its supply at the earliest. It is taken back by itself
 * when the write-off is reversed since the money came.
 * @throws AppError 422 as above, 409 VAT_RELIEF_CLAIMED
 */
export async function claimRelief(
  uow: UnitOfWork,
  { writeOffId, ...input }: Infer<typeof claimReliefValidator>
) {
  const debt = (await badDebts().read([writeOffId], uow.trx)).get(writeOffId)
  if (!debt || debt.reversedOn || !debt.vatMinor) throw invalid({ writeOffId: ['absent'] })
  if (input.adjustsOn < addMonths(debt.suppliedOn, RELIEF_MONTHS))
    throw invalid({ adjustsOn: ['beforeTwelveMonths'] })
  if (input.adjustsOn < debt.writtenOffOn) throw invalid({ adjustsOn: ['beforeStart'] })
  const { taxableMinor, vatMinor } = debt
  const amounts = { taxableMinor: -taxableMinor, vatMinor: -vatMinor }
  const claim = { writeOffId, claimedId: writeOffId, box: 'standard_sales' as const }
  return submit(uow, { ...input, ...claim, ...amounts, kind: 'bad_debt' })
}

type Asked = Pick<
  VatAdjustment,
  'kind' | 'adjustsOn' | 'box' | 'reason' | 'taxableMinor' | 'vatMinor'
> &
  Partial<Pick<VatAdjustment, 'writeOffId' | 'claimedId'>>

async function submit(uow: UnitOfWork, asked: Asked) {
  await requireOpenDay(uow, asked.adjustsOn)
  const adjustment = new VatAdjustment().useTransaction(uow.trx)
  adjustment.merge({
    ...emptyColumns(VatAdjustment),
    ...asked,
    number: await nextNumber(uow.trx, VAT_ADJUSTMENTS, Number(today().slice(0, 4))),
    ...{ status: 'submitted', version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  await adjustment.save().catch((error) => {
    throw isDuplicate(error) ? conflict('VAT_RELIEF_CLAIMED') : error
  })
  await recordAdjustment(uow, 'create', adjustment, { after: adjustment.toAudit() })
  await openApproval(uow, approvalOf(adjustment))
  return adjustment
}

function approvalOf(adjustment: VatAdjustment) {
  const { id, number, reason, version, createdBy, vatMinor } = adjustment
  return {
    ...{ documentType: VAT_ADJUSTMENT, documentId: id, documentNumber: number },
    ...{ title: reason.slice(0, 200), titleAr: reason.slice(0, 200), documentVersion: version },
    link: `/finance/vat-adjustments/${id}`,
    authoredBy: createdBy ?? null,
    writtenIn: [{ entityType: VAT_ADJUSTMENT, entityId: id, actions: ['create'] }],
    amountMinor: Math.abs(vatMinor),
    ...{ currency: BASE_CURRENCY, department: 'finance' },
  }
}
