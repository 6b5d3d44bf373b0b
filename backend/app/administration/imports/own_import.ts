import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { domainOfResource } from '#core/sections/open_resource'
import { requireLiveSection } from '#core/sections/require_live_section'
import { importOf } from '#core/imports/registry'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Import from './import.js'

/** One's own import of something that one may still import. @throws AppError 404 */
export async function ownImport(ctx: HttpContext): Promise<Import> {
  const batch = mine(ctx, await Import.find(ctx.params.id))
  await requireLiveSection(ctx, domainOfResource(batch.resource))
  return batch
}

/**
 * The same within a transaction, after `ownImport`: what is known of sections may have to be read again, which
 * would wait for the connection that the transaction holds.
 * @throws AppError 404, 412
 */
export async function lockImport(
  ctx: HttpContext,
  uow: UnitOfWork,
  expectedVersion: number
): Promise<Import> {
  const found = await Import.query({ client: uow.trx })
    .where('id', ctx.params.id)
    .forUpdate()
    .first()
  const batch = mine(ctx, found)
  await checkVersion(batch, expectedVersion, uow.trx)
  return batch
}

function mine({ actor, abilities }: HttpContext, batch: Import | null): Import {
  const ability = batch && importOf(batch.resource)?.ability
  if (!batch || batch.createdBy !== actor!.id || !ability || !abilities.has(ability))
    throw notFound()
  return batch
}
