import type { Infer } from '@vinejs/vine/types'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import OfferTerm from '#engineering/offer_terms/offer_term'
import { MOST_TERMS, type offerTerm } from './validator.js'

/** A term as one offer states it: the library may say otherwise tomorrow. */
export type OfferTerms = Infer<typeof offerTerm>[]

/** The terms that every new quotation starts with, in the order of the library. */
export async function standardTerms(uow: UnitOfWork): Promise<OfferTerms> {
  const terms = await OfferTerm.query({ client: uow.trx })
    .where({ active: true, standard: true })
    .orderBy('place')
    .orderBy('id')
    .limit(MOST_TERMS)
  return terms.map(({ kind, name, nameAr, text, textAr }) => ({ kind, name, nameAr, text, textAr }))
}

/** Each term as one text: for the audit log and to compare revisions. */
export const termTexts = (terms: OfferTerms | null): string[] =>
  (terms ?? []).map(({ name, nameAr, text, textAr }) =>
    [name, nameAr, text, textAr].filter(Boolean).join('\n')
  )
