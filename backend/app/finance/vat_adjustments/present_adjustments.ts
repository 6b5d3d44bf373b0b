import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { VAT_ADJUSTMENT } from './records.js'
import { adjustmentStates } from './states.js'
import VatAdjustment from './vat_adjustment.js'

/** Adjustments as lists answer them, with what the viewer may do. */
export async function presentAdjustments(
  ctx: HttpContext,
  adjustments: readonly VatAdjustment[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const ids = adjustments.map(({ id }) => id)
  const open = await openApprovals(VAT_ADJUSTMENT, ids, uow?.trx)
  const names = await userNames(
    adjustments.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  return adjustments.map((adjustment) => {
    const { id, version, number, kind, adjustsOn, box, reason, status, comment } = adjustment
    const { approvedOn, writeOffId, createdBy } = adjustment
    return {
      ...{ id, version, number, kind, adjustsOn, box, reason, status, comment },
      ...{ approvedOn, writeOffId },
      ...{ taxable: baseMoney(adjustment.taxableMinor), vat: baseMoney(adjustment.vatMinor) },
      createdByName: nameIn(names, createdBy),
      createdAt: adjustment.createdAt.toUTC().toISO()!,
      can: adjustmentStates.can(adjustment, by, open.get(id)),
    }
  })
}

/** An adjustment as its page and every write on it answer. @throws AppError 404 */
export async function showAdjustment(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const adjustment = await VatAdjustment.query(uow && { client: uow.trx })
    .where('id', id)
    .first()
  if (!adjustment) throw notFound()
  const [shown] = await presentAdjustments(ctx, [adjustment], uow)
  return { ...shown!, approval: await approvalOf(VAT_ADJUSTMENT, id, uow?.trx) }
}
