import { loadRates } from '#core/exchange_rates/known_rates'
import { loadSettings } from '#core/settings/settings'

/** What every process counts with from its first request or job on. */
export async function loadCopies() {
  await Promise.all([loadSettings(), loadRates()])
}
