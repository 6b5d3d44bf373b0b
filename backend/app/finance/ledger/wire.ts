import { baseMoney } from '#core/exchange_rates/at_rate'
import { each, id, money, nullable, object, text } from '#core/openapi/schema'

/** An amount of the base currency as the wire names it; null where there is nothing to compare with. */
export const shownMoney = (minor: number | null) => (minor === null ? null : baseMoney(minor))

/** An account as reports name it. */
export const accountFields = object({ id, ...each(['code', 'name', 'nameAr'], text) })

/** An amount and, where the report compares two periods, that of the other. */
export const comparedFields = { amount: money, compared: nullable(money) }

export const shownCompared = (of: { amountMinor: number; comparedMinor: number | null }) => ({
  amount: baseMoney(of.amountMinor),
  compared: shownMoney(of.comparedMinor),
})
