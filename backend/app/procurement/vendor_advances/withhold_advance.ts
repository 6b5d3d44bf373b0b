import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { divideHalfUp } from '#engines/money/money'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type VendorAdvance from './models/vendor_advance.js'
import { ratesOfVendors } from '#procurement/withholding_kinds/rates'
import { inRiyals } from '#procurement/withholdings/record_withholdings'
import { taxOf, type Part, type Withheld } from '#procurement/withholdings/work_out'

type Order = Pick<PurchaseOrder, 'subtotalMinor' | 'totalMinor'>
type Advance = Pick<
  VendorAdvance,
  'withholdingKindId' | 'vendorId' | 'amountMinor' | 'currency' | 'taxBorne'
>

/** What an advance withholds when it is paid on a day: on what of it is before VAT, as of its order. */
export async function partsOfAdvance(
  client: QueryClientContract,
  { withholdingKindId: kindId, vendorId, amountMinor, taxBorne: borne }: Advance,
  { subtotalMinor, totalMinor }: Order,
  on: string
): Promise<Part[]> {
  if (!kindId || totalMinor <= 0) return []
  const { rateE4, treatyId } = (await ratesOfVendors([vendorId], on, client)).get(vendorId)!(kindId)
  const subjectMinor = Number(
    divideHalfUp(BigInt(amountMinor) * BigInt(subtotalMinor), BigInt(totalMinor))
  )
  const taxBorne = !!borne
  const taxMinor = taxOf(subjectMinor, rateE4, taxBorne)
  return [{ kindId, rateE4, treatyId, taxBorne, subjectMinor, taxMinor }]
}

/** The same with its worth in riyals at the rate of the day. @throws AppError 409 WITHHOLDING_NO_RATE */
export async function withholdOfAdvance(
  uow: UnitOfWork,
  advance: Advance,
  order: Order,
  on: string
): Promise<Withheld[]> {
  const { amountMinor, currency } = advance
  const { exchangeRateE6: rateE6 } = frozenRate(amountMinor, currency, on)
  return inRiyals(await partsOfAdvance(uow.trx, advance, order, on), { currency, rateE6 })
}
