import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import AccessReviewItem from '#identity/shared/access_review_item'
import { changeItem, keepItem, keepItems, lookAgain, type Row } from './decide_item.js'
import { accessReviewItemListing } from './listing.js'
import { presentItems } from './present.js'
import { changeValidator, confirmationsValidator } from './validator.js'

/** The accounts of reviews: what each holds, and the decision on it. */
export default class AccessReviewItemsController {
  async index(ctx: HttpContext) {
    const items = await answerList(ctx, AccessReviewItem, accessReviewItemListing)
    return presentItems(items, viewerOf(ctx))
  }

  async show(ctx: HttpContext) {
    const item = await AccessReviewItem.find(ctx.params.id)
    if (!item) throw notFound()
    return (await presentItems([item], viewerOf(ctx)))[0]
  }

  async confirm(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return decide(ctx, keepItem)
  }

  async change(ctx: HttpContext) {
    const { reason, ...input } = await validateBody(ctx, changeValidator)
    const { removeSets = [], removeGrants = [], removeRole = false, disable = false } = input
    const wish = { removeSets, removeGrants, removeRole, disable, reason }
    return decide(ctx, (uow, row) => changeItem(uow, row, wish))
  }

  async reopen(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return decide(ctx, lookAgain)
  }

  async confirmMany(ctx: HttpContext) {
    const { items } = await validateBody(ctx, confirmationsValidator)
    const ids = items.map(({ id }) => id)
    return writeRequest(ctx, async (uow) => {
      await keepItems(uow, items)
      const kept = await AccessReviewItem.query({ client: uow.trx })
        .whereIn('id', ids)
        .orderBy('id')
      return presentItems(kept, viewerOf(ctx), uow.trx)
    })
  }
}

const viewerOf = ({ actor, abilities }: HttpContext) => ({ userId: actor!.id!, abilities })

function decide(
  ctx: HttpContext,
  decision: (uow: UnitOfWork, row: Row) => Promise<AccessReviewItem>
) {
  const row = { id: ctx.params.id, version: requireVersion(ctx) }
  return writeRequest(ctx, async (uow) => {
    const item = await decision(uow, row)
    return (await presentItems([item], viewerOf(ctx), uow.trx))[0]
  })
}
