import type { Ability } from '../../../api/types'
import type { AccountKind } from './statement'

interface Place {
  path: string
  ability: Ability
}

/** Where a document of an account is read: a payment with its bill, or with the run that paid it. */
export function placeOf(kind: AccountKind, id: number, isOfRun: boolean): Place {
  if (isOfRun) return { path: `/finance/payment-runs/${id}`, ability: 'payment-runs.view' }
  if (kind === 'vendor_credit')
    return { path: `/procurement/vendor-credits/${id}`, ability: 'bills.view' }
  if (kind === 'vendor_advance')
    return { path: `/procurement/vendor-advances/${id}`, ability: 'bills.view' }
  return { path: `/finance/bills/${id}`, ability: 'finance.bills' }
}
