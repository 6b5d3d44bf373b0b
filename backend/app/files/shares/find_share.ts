import type { HttpContext } from '@adonisjs/core/http'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import Share from '#files/shares/models/share'

/** One's own shares; an administrator may ask for those of everybody. */
export function shareScope({ actor, abilities }: HttpContext, everybody: boolean) {
  const all = everybody && abilities.has('shares.manage')
  return (query: DatabaseQueryBuilderContract<any>) => {
    if (!all) query.where('shares.created_by', actor!.id!)
  }
}

/** @throws AppError 404 alike for an absent share and one of somebody else */
export async function findShare(ctx: HttpContext, unit?: Unit): Promise<Share> {
  const query = Share.query(unit && { client: unit.trx }).where('id', ctx.params.id)
  shareScope(ctx, true)(query as never)
  const share = await (unit ? query.forUpdate() : query).first()
  if (!share) throw notFound()
  return share
}
