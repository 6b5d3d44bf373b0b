import type { Infer } from '@vinejs/vine/types'
import { openApproval } from '#core/approvals/open_approval'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { atFrozenRate } from '#core/exchange_rates/frozen_rate'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { basisPointsOf, divideHalfUp } from '#engines/money/money'
import { VENDOR_ADVANCES } from '#procurement/shared/number_series'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'
import { checkGuarantee, guaranteeKeyOf } from '#procurement/vendor_advances/guarantee'
import VendorAdvance from '#procurement/vendor_advances/models/vendor_advance'
import { recordAdvance, VENDOR_ADVANCE } from '#procurement/vendor_advances/records'
import { sumWithheld } from '#procurement/withholdings/record_withholdings'
import { stateKindOfAdvance } from '#procurement/withholdings/state_kinds'
import { requireSoundVendor } from '#procurement/vendors/sound_vendor'
import { roomFor } from '#procurement/vendor_advances/room'
import type { createAdvanceValidator } from '#procurement/vendor_advances/validator'

type NewAdvance = Infer<typeof createAdvanceValidator>

/**
 * Requests an advance on a locked order. It is paid once another person has approved it.
 * @throws AppError 409 VENDOR_BLOCKED, 422 beyond what is left to bill of the order or what its
 *   payment plan advances, and where its guarantee does not hold
 */
export async function createAdvance(uow: UnitOfWork, order: PurchaseOrder, input: NewAdvance) {
  const { id: purchaseOrderId, vendorId, vendorName, currency, orderedOn } = order
  await requireSoundVendor(uow, vendorId, 'submit')
  const amountMinor = amountOf('amount', input.amount, currency)
  const { left, planned } = await roomFor(uow, order)
  if (amountMinor > left) throw invalid({ amount: ['moreThanLeftToBill'] })
  if (planned !== null && amountMinor > planned) throw invalid({ amount: ['moreThanPlanned'] })
  const guarantee = guaranteeOf(input, currency)
  await checkGuarantee(uow, { vendorId, amountMinor, currency }, guarantee)
  const advance = new VendorAdvance().useTransaction(uow.trx)
  advance.merge({ ...emptyColumns(VendorAdvance), purchaseOrderId, vendorId, vendorName, currency })
  advance.merge({ ...guarantee, amountMinor, recoveredMinor: 0, note: input.note ?? null })
  advance.withholdingKindId = await stateKindOfAdvance(uow, order, input)
  advance.merge({ withholdingNote: input.withholdingNote ?? null, taxBorne: !!order.taxBorne })
  advance.merge(sumWithheld([]))
  advance.merge(atFrozenRate(order, amountMinor, currency, orderedOn))
  advance.recoveryBp = input.recovery
    ? basisPointsOf(input.recovery)
    : shareOf(amountMinor, order.totalMinor)
  advance.merge({ status: 'submitted', version: 1 })
  advance.merge({ createdBy: uow.actor.id, updatedBy: uow.actor.id })
  advance.number = await nextNumber(uow.trx, VENDOR_ADVANCES, Number(today().slice(0, 4)))
  await advance.save()
  await requestApproval(uow, order, advance)
  await recordAdvance(uow, 'create', advance, { after: advance.toAudit() })
  return advance
}

function guaranteeOf(input: NewAdvance, currency: string) {
  const { guaranteeNumber = null, guaranteeBank = null, guaranteeExpiresOn = null } = input
  return {
    ...{ guaranteeNumber, guaranteeBank, guaranteeExpiresOn },
    guaranteeMinor: input.guaranteeAmount
      ? amountOf('guaranteeAmount', input.guaranteeAmount, currency)
      : null,
    guaranteeKey:
      guaranteeNumber && guaranteeBank ? guaranteeKeyOf(guaranteeBank, guaranteeNumber) : null,
  }
}

/** In hundredths of a percent, at least one: an advance of next to nothing is recovered as well. */
const shareOf = (amountMinor: number, totalMinor: number) =>
  Math.max(1, Number(divideHalfUp(BigInt(amountMinor) * 10_000n, BigInt(totalMinor))))

async function requestApproval(uow: UnitOfWork, order: PurchaseOrder, advance: VendorAdvance) {
  const title = [advance.vendorName, order.number].join(' · ')
  await openApproval(uow, {
    documentType: VENDOR_ADVANCE,
    documentId: advance.id,
    documentNumber: advance.number,
    title,
    titleAr: title,
    link: `/procurement/vendor-advances/${advance.id}`,
    documentVersion: advance.version,
    authoredBy: advance.createdBy ?? null,
    writtenIn: [
      { entityType: VENDOR_ADVANCE, entityId: advance.id, actions: ['create', 'extend'] },
    ],
    amountMinor: advance.amountMinor,
    currency: advance.currency,
    department: 'procurement',
  })
}
