import type PaymentRun from './models/payment_run.js'
import type { StatedItem } from './proposal/judge.js'

/** Vendors that a run pays by cheque. Needs `vendors` loaded. */
export const paidByCheque = ({ vendors }: Pick<PaymentRun, 'vendors'>): ReadonlySet<number> =>
  new Set(vendors.flatMap(({ vendorId, byCheque }) => (byCheque ? vendorId : [])))

/** What a run pays, as it is judged again. Needs `items` loaded. */
export const statedOf = ({ items }: PaymentRun): StatedItem[] =>
  items.map((item) => ({
    ...{ billId: item.purchaseBillId, amountMinor: item.amountMinor },
    ...{ discountMinor: item.discountMinor, settledMinor: item.settledMinor },
    withheldMinor: item.withheldMinor,
  }))
