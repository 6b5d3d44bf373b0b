import { compare, sum } from '@binaa/backend/decimal'
import { exponentOf } from '@binaa/backend/money'

interface Open {
  id: number
  balance: string
}

/** Spreads an amount over invoices in their order, each up to what is open on it. */
export function spreadOldestFirst(amount: string, invoices: Open[], currency: string) {
  const decimals = exponentOf(currency)
  const amounts: Record<string, string> = {}
  let left = amount || '0'
  for (const { id, balance } of invoices) {
    if (compare(left, '0') <= 0) break
    const part = compare(left, balance) < 0 ? sum([left], decimals) : balance
    amounts[id] = part
    left = sum([left, `-${part}`], decimals)
  }
  return amounts
}

/** What of an amount no invoice takes; negative when more was spread than there is. */
export function restOf(amount: string, amounts: Record<string, string>, currency: string): string {
  const taken = Object.values(amounts).flatMap((part) => (part ? [`-${part}`] : []))
  return sum([amount || '0', ...taken], exponentOf(currency))
}
