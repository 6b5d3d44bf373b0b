import type { HttpContext } from '@adonisjs/core/http'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Share from './share.js'

/** One's own shares; an administrator may ask for those of everyone. */
export function shareScope({ actor, abilities }: HttpContext, everybody: boolean) {
  const all = everybody && abilities.has('shares.manage')
  return (query: DatabaseQueryBuilderContract<any>) => {
    if (!all) query.where('shares.created_by', actor!.id!)
  }
}

/** @throws AppError 404 alike for an absent share and one of someone else */
export async function findShare(ctx: HttpContext, uow?: UnitOfWork): Promise<Share> {
  const query = Share.query(uow && { client: uow.trx }).where('id', ctx.params.id)
  shareScope(ctx, true)(query as never)
  const share = await (uow ? query.forUpdate() : query).first()
  if (!share) throw notFound()
  return share
}
