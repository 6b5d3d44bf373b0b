import { baseAmountMinor } from '#core/approvals/base_amount'
import { invalid } from '#core/base/app_error'
import { BASE_CURRENCY, parseMoney } from '#engines/money/money'

/** All stock is valued in the firm's own currency. */
export const STOCK_CURRENCY = BASE_CURRENCY

/** What was entered in the stock's currency; nothing where it was emptied. */
export const stockMinor = (amount: string | null): number =>
  amount === null ? 0 : parseMoney(amount, STOCK_CURRENCY)

/**
 * An amount of another currency in the stock's.
 * @throws AppError 422 on `currency` when the firm's settings hold no rate for it
 */
export function inStockCurrency(amountMinor: number, currency: string): number {
  const value = baseAmountMinor(amountMinor, currency)
  if (!Number.isFinite(value)) throw invalid({ currency: ['noRate'] })
  return value
}
