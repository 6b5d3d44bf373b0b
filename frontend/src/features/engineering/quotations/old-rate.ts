import { today } from '../../../kit/inputs/today'

/** As the server marks rates of the library: older ones should be asked for again. */
const OLD_AFTER_DAYS = 90
const DAY = 86_400_000

export function isOldRate(rateOn: string | null | undefined): boolean {
  if (!rateOn) return false
  return (Date.parse(today()) - Date.parse(rateOn)) / DAY > OLD_AFTER_DAYS
}
