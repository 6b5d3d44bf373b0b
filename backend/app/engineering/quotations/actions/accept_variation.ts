import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { VARIATION_ACCEPTED, type VariationAccepted } from '#engineering/events/quotation_events'
import Quotation from '#engineering/quotations/models/quotation'
import { quotationEvent } from '#engineering/quotations/quotation_payloads'

/**
 * A locked variation is about to be accepted: of its revisions no other may have been.
 * @throws AppError 409 VARIATION_ACCEPTED
 */
export async function requireUnaccepted(uow: UnitOfWork, variation: Quotation) {
  const { id, rootNumber, variationOfId } = variation
  if (!variationOfId) return
  // two revisions that are accepted at once wait for each other here
  await Quotation.query({ client: uow.trx }).where('id', variationOfId).forUpdate().first()
  const accepted = await Quotation.query({ client: uow.trx })
    .where({ rootNumber, stage: 'won' })
    .whereNot('id', id)
    .first()
  if (accepted) throw conflict('VARIATION_ACCEPTED', { params: { number: accepted.number } })
}

/** Says that the client has agreed to a variation, for who keeps the project. */
export async function emitAccepted(uow: UnitOfWork, variation: Quotation) {
  const { variationOfId, rootNumber, currency, totalMinor, vatMinor } = variation
  if (!variationOfId) return
  const payload: VariationAccepted = {
    ...quotationEvent(variation, variation.outcomeNote ?? null),
    ...{ variationOfId, rootNumber, currency, netMinor: totalMinor - vatMinor },
    clientReference: variation.clientReference ?? null,
  }
  await uow.emit(VARIATION_ACCEPTED, { ...payload })
}
