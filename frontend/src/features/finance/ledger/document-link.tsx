import type { Ability } from '../../../api/types'
import { AbilityLink } from '../../../kit/ability-link'
import { Ltr } from '../../../kit/display/ltr'

interface Place {
  path: string
  ability: Ability
}

/** Where a document that was posted is read. */
const PLACES: Record<string, Place> = {
  invoice: { path: '/commercial/invoicing', ability: 'invoices.view' },
  receipt: { path: '/commercial/receipts', ability: 'invoices.view' },
  contract: { path: '/commercial/contracts', ability: 'invoices.view' },
  write_off: { path: '/commercial/write-offs', ability: 'write-offs.view' },
  stock_movement: { path: '/procurement/movements', ability: 'stock-movements.view' },
  purchase_order: { path: '/procurement/purchase-orders', ability: 'purchase-orders.view' },
  vendor_bill: { path: '/finance/bills', ability: 'finance.bills' },
  payment_run: { path: '/finance/payment-runs', ability: 'payment-runs.view' },
  vendor_advance: { path: '/procurement/vendor-advances', ability: 'bills.view' },
  withholding_return: { path: '/finance/withholding-returns', ability: 'withholding.view' },
  vat_adjustment: { path: '/finance/vat-adjustments', ability: 'vat-returns.view' },
  variation_order: { path: '/production/variation-orders', ability: 'variation-orders.view' },
  cheque: { path: '/finance/cheques', ability: 'cheques.view' },
  recurring_payment: { path: '/finance/recurring-payments', ability: 'recurring-payments.view' },
  manual_journal: { path: '/finance/manual-journals', ability: 'manual-journals.view' },
}

interface DocumentLinkProps {
  row: { documentKind: string; documentId: number; documentNumber: string }
}

/** The number of the document behind an entry; a link where it has a page. */
export function DocumentLink({ row }: DocumentLinkProps) {
  const place = PLACES[row.documentKind]
  const number = <Ltr>{row.documentNumber}</Ltr>
  if (!place) return number
  return (
    <AbilityLink ability={place.ability} to={`${place.path}/${row.documentId}`}>
      {number}
    </AbilityLink>
  )
}
