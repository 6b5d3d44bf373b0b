import { tryTerms } from '#tests/helpers/term_libraries'

tryTerms({
  title: 'Offer terms',
  path: '/api/offer-terms',
  table: 'offer_terms',
  entity: 'offer_term',
  kind: 'exclusion',
})
