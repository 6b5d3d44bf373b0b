import type { Ability } from '../../../api/types'
import { AbilityLink } from '../../../kit/ability-link'
import { Ltr } from '../../../kit/display/ltr'
import type { PaymentEntry } from './payment-tracking'

type Place = { ability: Ability; path: (entry: PaymentEntry, projectId: number) => string }

/** Where each kind of document has its page, and who may open it. */
const PLACES: Record<PaymentEntry['kind'], Place | null> = {
  contract: { ability: 'invoices.view', path: (e) => `/commercial/contracts/${e.recordId}` },
  quotation: {
    ability: 'quotations.view',
    path: (e) => `/engineering/quotations/${encodeURIComponent(e.number)}`,
  },
  variation: {
    ability: 'variation-orders.view',
    path: (e) => `/production/variation-orders/${e.recordId}`,
  },
  invoice: { ability: 'invoices.view', path: (e) => `/commercial/invoicing/${e.recordId}` },
  milestone: {
    ability: 'project-milestones.view',
    path: (_, projectId) => `/production/projects/${projectId}?tab=milestones`,
  },
  receipt: { ability: 'invoices.view', path: (e) => `/commercial/receipts/${e.recordId}` },
  // money that went back is on the page of its credit note
  refund: { ability: 'invoices.view', path: (e) => `/commercial/invoicing/${e.recordId}` },
  order: {
    ability: 'purchase-orders.view',
    path: (e) => `/procurement/purchase-orders/${e.recordId}`,
  },
  bill: { ability: 'finance.bills', path: (e) => `/finance/bills/${e.recordId}` },
  // a month as a whole: who worked in it is not of the project
  labour: null,
}

/** The number of a document, with its page for those who may open it. */
export function DocumentLink({ entry, projectId }: { entry: PaymentEntry; projectId: number }) {
  const place = PLACES[entry.kind]
  // a milestone has a name, in letters of either direction
  const number = entry.kind === 'milestone' ? <bdi>{entry.number}</bdi> : <Ltr>{entry.number}</Ltr>
  if (!place) return number
  return (
    <AbilityLink ability={place.ability} to={place.path(entry, projectId)}>
      {number}
    </AbilityLink>
  )
}
