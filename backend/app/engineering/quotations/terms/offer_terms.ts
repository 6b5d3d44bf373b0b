import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { asStated, MOST_TERMS, type Terms } from '#core/terms/term'
import OfferTerm from '#engineering/offer_terms/offer_term'

/** The terms that every new quotation starts with, in the order of the library. */
export async function standardTerms(uow: UnitOfWork): Promise<Terms> {
  const terms = await OfferTerm.query({ client: uow.trx })
    .where({ active: true, standard: true })
    .orderBy('place')
    .orderBy('id')
    .limit(MOST_TERMS)
  return terms.map(asStated)
}
