import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import BusinessCard from '#commercial/models/business_card'

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
export async function lockCard(unit: Unit, ctx: HttpContext, seen: number): Promise<BusinessCard> {
  const card = await BusinessCard.query({ client: unit.trx })
    .where('id', ctx.params.id)
    .forUpdate()
    .first()
  if (!card || !mayRead(card, ctx.actor!.id!)) throw notFound()
  await checkVersion(card, seen, unit.trx)
  return card
}

export function mayRead(card: BusinessCard, userId: number) {
  return card.createdBy === userId || card.clientId !== null
}
