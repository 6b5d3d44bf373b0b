import { tryTerms } from '#tests/helpers/term_libraries'

tryTerms({
  title: 'Order terms',
  path: '/api/order-terms',
  table: 'order_terms',
  entity: 'order_term',
  kind: 'delivery',
})
