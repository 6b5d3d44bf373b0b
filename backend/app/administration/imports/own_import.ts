import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import { importOf } from '#core/imports/registry'
import type { Unit } from '#core/unit/unit'
import Import from '#administration/imports/models/import'

/** One's own import of something that one may still import. @throws AppError 404 */
export async function ownImport(ctx: HttpContext): Promise<Import> {
  return mine(ctx, await Import.find(ctx.params.id))
}

/** @throws AppError 404, 412 */
export async function lockImport(ctx: HttpContext, unit: Unit, seen: number): Promise<Import> {
  const found = await Import.query({ client: unit.trx })
    .where('id', ctx.params.id)
    .forUpdate()
    .first()
  const batch = mine(ctx, found)
  await checkVersion(batch, seen, unit.trx)
  return batch
}

function mine({ actor, abilities }: HttpContext, batch: Import | null): Import {
  const ability = batch && importOf(batch.resource)?.ability
  if (!batch || batch.createdBy !== actor!.id || !ability || !abilities.has(ability))
    throw notFound()
  return batch
}
