import { basisPointsOf } from '#core/money/money'
import { setting } from './settings.js'

/** Standard rate of Saudi Arabia since July 2020, unless the firm's setting says otherwise. */
const STANDARD_RATE = '15'

/** The firm's VAT rate in hundredths of a percent: 1500 for 15 %. */
export function defaultVatRateBp(): number {
  return basisPointsOf(setting('vatRate', STANDARD_RATE))
}
