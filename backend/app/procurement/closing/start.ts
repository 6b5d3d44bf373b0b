import { countOf, registerClosingPoint } from '#core/closing/closing_points'

registerClosingPoint({
  key: 'blocked_bills',
  page: { path: '/finance/bills?status=blocked', ability: 'finance.bills' },
  countOpen: ({ toOn }, client) =>
    countOf(
      client.from('purchase_bills').where('status', 'blocked').where('billed_on', '<=', toOn)
    ),
})

registerClosingPoint({
  key: 'open_counts',
  page: { path: '/procurement/movements', ability: 'procurement.inventory' },
  countOpen: ({ toOn }, client) =>
    countOf(
      client
        .from('stock_movements')
        .whereIn('status', ['counting', 'submitted'])
        .where('moved_on', '<=', toOn)
    ),
})
