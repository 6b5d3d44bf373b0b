import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { changesOf, postChanges } from './follow_bill_price.js'
import { COUNTS, type PricedBill } from './priced_bill.js'

/** What a credit takes off one line of a bill. */
interface CreditedLine {
  line: PricedBill['lines'][number] & { purchaseBillId: number }
  quantityE4: number
  netMinor: number
}

/**
 * A price that a vendor lowers on a bill that counts makes the bill's goods cheaper by as much. A blocked
 * bill asks less once it is released; a quantity that is credited was of goods that did not stay.
 * @param shares what the credit has taken off lines of these bills
 */
export async function followPriceCredit(
  uow: UnitOfWork,
  bills: Omit<PricedBill, 'lines'>[],
  credit: { id: number; number: string },
  shares: CreditedLine[]
) {
  const lowered = shares.filter(({ quantityE4 }) => quantityE4 === 0)
  const source = { type: 'vendor_credit', id: credit.id, number: credit.number, unitsOn: '' }
  for (const { id, purchaseOrderId, vendorNumber, status } of bills) {
    const own = lowered.filter(({ line }) => line.purchaseBillId === id)
    if (!own.length || !COUNTS.has(status)) continue
    const asked = (before: boolean) => {
      const lines = own.map(({ line, netMinor }) => ({
        ...{ orderLineId: line.orderLineId, quantityE4: line.quantityE4, netMinor: line.netMinor },
        creditedE4: line.creditedE4,
        creditedNetMinor: line.creditedNetMinor - (before ? netMinor : 0),
      }))
      return changesOf(uow, { id, purchaseOrderId, vendorNumber, status, lines })
    }
    const was = new Map((await asked(true)).map(({ line, valueMinor }) => [line.id, valueMinor]))
    const now = await asked(false)
    const changes = now.map(({ line, valueMinor }) => ({
      ...{ line, valueMinor: valueMinor - was.get(line.id)! },
    }))
    await postChanges(uow, source, changes)
  }
}
