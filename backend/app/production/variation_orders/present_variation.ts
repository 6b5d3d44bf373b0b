import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { nameIn, userNames } from '#core/base/user_names'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { namedProjects, projectNames } from '#production/projects/named_projects'
import { variationStates } from './states.js'
import { VARIATION_ORDER } from './record_variation.js'
import VariationOrder from './variation_order.js'

/** Variations as the portal answers them, with the names of their projects and what the viewer may do. */
export async function presentVariations(
  ctx: HttpContext,
  variations: readonly VariationOrder[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const ids = variations.map(({ id }) => id)
  const open = await openApprovals(VARIATION_ORDER, ids, uow?.trx)
  const names = await userNames(
    variations.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  const projects = await namedProjects(variations, uow)
  return variations.map((variation) => {
    const { id, version, number, projectId, title, titleAr, cause, details, days } = variation
    const { clientReference, amount, currency, status, approvedOn, reason, createdBy } = variation
    const { quotationId, quotationNumber } = variation
    const project = projects.get(projectId)
    return {
      ...{ id, version, number, projectId, title, titleAr, cause, details, days },
      ...{ clientReference, amount, currency, status, approvedOn, reason },
      ...{ quotationId, quotationNumber },
      ...projectNames(project),
      createdByName: nameIn(names, createdBy),
      createdAt: variation.createdAt.toUTC().toISO()!,
      can: variationStates.can(variation, by, open.get(id)),
    }
  })
}

/** A variation as its page and every write on it answer. @throws AppError 404 */
export async function showVariation(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const variation = await VariationOrder.query(uow && { client: uow.trx })
    .where('id', id)
    .first()
  if (!variation) throw notFound()
  const [shown] = await presentVariations(ctx, [variation], uow)
  return { ...shown!, approval: await approvalOf(VARIATION_ORDER, id, uow?.trx) }
}
