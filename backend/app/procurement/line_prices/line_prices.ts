import type { Infer } from '@vinejs/vine/types'
import { inCurrency } from '#core/exchange_rates/in_currency'
import { setting } from '#core/settings/settings'
import {
  decimal4OrNull,
  BASE_CURRENCY,
  basisPointsOf,
  divideHalfUp,
  formatDecimal4,
  parseDecimal,
} from '#engines/money/money'
import { netPriceE4 } from '#procurement/purchase_orders/pricing/price_order'
import { contractPrices, type ContractPrice } from './contract_prices.js'
import { lastPrices, type PastPrice } from './last_prices.js'
import { factorOn, unitsOfMaterials, type UnitsOfMaterial } from './units.js'
import type { linePricesValidator } from './validator.js'

type Query = Infer<typeof linePricesValidator>
type Line = Query['lines'][number]

/** A line, and in which currency, unit and on which day its price is meant. */
interface Meant {
  line: Line
  query: Query
  units: UnitsOfMaterial | undefined
}

/** Setting `priceDifference`, percent: so far may a price lie above what was agreed or last paid. */
const DIFFERENCE = 5

/** What is known of the prices of each line, in the order of the lines, read once for all of them. */
export async function linePrices(query: Query) {
  const { vendorId, on, orderId = null, lines } = query
  const ids = [...new Set(lines.flatMap(({ materialId }) => materialId ?? []))]
  const last = await lastPrices(ids, orderId)
  const agreed = vendorId ? await contractPrices(ids, vendorId, on) : null
  const units = await unitsOfMaterials(ids)
  return lines.map((line) => {
    const id = line.materialId ?? 0
    const meant = { line, query, units: units.get(id) }
    return judged(meant, last.get(id) ?? [], agreed?.get(id) ?? [])
  })
}

function judged(meant: Meant, past: PastPrice[], agreed: ContractPrice[]) {
  const last = past.map((price) => presentPast(meant, price))
  const contract = contractFor(meant, agreed)
  const aboveContract = contract?.applies ? aboveBp(meant.line, contract.inLineE4) : null
  const aboveLast = aboveBp(meant.line, last[0]?.inLineE4)
  const limit = setting('priceDifference', DIFFERENCE) * 100
  return {
    last: last.map(({ inLineE4, ...one }) => ({ ...one, inLine: decimal4OrNull(inLineE4) })),
    contract: contract && presentContract(contract),
    aboveContract: percent(aboveContract),
    aboveLast: percent(aboveLast),
    tooHigh: (aboveContract ?? 0) > limit || (aboveLast ?? 0) > limit,
  }
}

/** What an order paid, and what that is in the currency and the unit of the line. */
function presentPast(meant: Meant, { exchangeRateE6, priceE4, materialId: _, ...past }: PastPrice) {
  const { currency, orderedOn } = past
  const kept = exchangeRateE6 === null ? null : BigInt(exchangeRateE6)
  const atOrder = inCurrency(priceE4, { from: currency, to: BASE_CURRENCY, on: orderedOn })
  const baseE4 =
    currency === BASE_CURRENCY || kept === null
      ? atOrder
      : Number(divideHalfUp(BigInt(priceE4) * kept, 1_000_000n))
  return {
    ...past,
    unitPrice: formatDecimal4(priceE4),
    base: decimal4OrNull(baseE4),
    inLineE4: inLine(meant, priceE4, past),
  }
}

/** The price of the largest quantity that the line reaches, else of the smallest one there is. */
function contractFor(meant: Meant, agreed: ContractPrice[]) {
  const own = agreed.map((price) => ({
    ...price,
    inLineE4: inLine(meant, price.priceE4, price),
    applies: reaches(meant, price),
  }))
  return own.find(({ applies, inLineE4 }) => applies && inLineE4 !== null) ?? own.at(-1) ?? null
}

type Contract = NonNullable<ReturnType<typeof contractFor>>

const presentContract = ({ listId, name, currency, unit, validToOn, ...rest }: Contract) => ({
  ...{ listId, name, currency, unit, validToOn, applies: rest.applies },
  price: formatDecimal4(rest.priceE4),
  minQuantity: formatDecimal4(rest.minQuantityE4),
  inLine: decimal4OrNull(rest.inLineE4),
})

interface Priced {
  currency: string
  unit: string | null
}

/** A price of another unit and currency in those of the line; null where either is not known. */
function inLine({ line, query, units }: Meant, priceE4: number, { currency, unit }: Priced) {
  const own = factorOn(units, line.unit ?? null, query.on)
  const other = factorOn(units, unit, query.on)
  // the same word is the same unit, whether the material knows it or not
  const same = (line.unit ?? null) === unit
  if (!same && (own === null || other === null)) return null
  const perUnit = same
    ? priceE4
    : Number(divideHalfUp(BigInt(priceE4) * BigInt(own!), BigInt(other!)))
  return inCurrency(perUnit, { from: currency, to: query.currency, on: query.on })
}

function reaches({ line, query, units }: Meant, { unit, minQuantityE4 }: ContractPrice): boolean {
  if (!minQuantityE4) return true
  const quantity = parseDecimal(line.quantity ?? '0', 4)
  if ((line.unit ?? null) === unit) return quantity >= BigInt(minQuantityE4)
  const own = factorOn(units, line.unit ?? null, query.on)
  const other = factorOn(units, unit, query.on)
  if (own === null || other === null) return false
  return quantity * BigInt(own) >= BigInt(minQuantityE4) * BigInt(other)
}

/** How far the price of a line after its discount lies above another, in basis points. */
function aboveBp({ unitPrice, discount }: Line, referenceE4: number | null | undefined) {
  if (!unitPrice || !referenceE4) return null
  const unitPriceE4 = Number(parseDecimal(unitPrice, 4))
  const priceE4 = netPriceE4({ unitPriceE4, discountBp: discount ? basisPointsOf(discount) : 0 })
  if (priceE4 <= referenceE4) return 0
  return Number(divideHalfUp(BigInt(priceE4 - referenceE4) * 10_000n, BigInt(referenceE4)))
}

const percent = (basisPoints: number | null) =>
  basisPoints === null ? null : formatDecimal4(basisPoints * 100)
