import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import BusinessCard from './business_card.js'

/**
 * A card the asking person may see: their own scan, or any once it belongs to a client of the
 * directory.
 * @throws AppError 404
 */
export async function ownCard(ctx: HttpContext): Promise<BusinessCard> {
  const card = await BusinessCard.find(ctx.params.id)
  if (!card || !mayRead(card, ctx.actor!.id!)) throw notFound()
  return card
}

/** The same, locked for a change. @throws AppError 404 or 412 */
export async function lockCard(
  uow: UnitOfWork,
  ctx: HttpContext,
  expectedVersion: number
): Promise<BusinessCard> {
  const card = await BusinessCard.query({ client: uow.trx })
    .where('id', ctx.params.id)
    .forUpdate()
    .first()
  if (!card || !mayRead(card, ctx.actor!.id!)) throw notFound()
  await checkVersion(card, expectedVersion, uow.trx)
  return card
}

export function mayRead(card: BusinessCard, userId: number) {
  return card.createdBy === userId || card.clientId !== null
}
