import { termLibrary } from '#core/terms/term_library'
import { ORDER_TERM_KINDS } from '#procurement/enums/order_terms'

export const orderTerms = termLibrary({
  endpoint: 'order-terms',
  table: 'order_terms',
  entity: 'order_term',
  title: { en: 'Order terms', ar: 'شروط أوامر الشراء' },
  abilities: { read: 'purchase-orders.view-all', write: 'purchase-orders.manage' },
  kinds: { list: 'order-term-kinds', values: ORDER_TERM_KINDS },
  standard: { en: 'In every new order', ar: 'في كل أمر جديد' },
})
