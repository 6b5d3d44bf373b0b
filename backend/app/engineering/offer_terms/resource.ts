import { termLibrary } from '#core/terms/term_library'
import { OFFER_TERM_KINDS } from '#engineering/enums/offer_term_kinds'

export const offerTerms = termLibrary({
  endpoint: 'offer-terms',
  table: 'offer_terms',
  entity: 'offer_term',
  title: { en: 'Offer terms', ar: 'شروط العروض' },
  abilities: { read: 'quotations.view', write: 'quotations.manage' },
  kinds: { list: 'offer-term-kinds', values: OFFER_TERM_KINDS },
  standard: { en: 'In every new quotation', ar: 'في كل عرض جديد' },
})
