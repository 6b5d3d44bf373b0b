import '#finance/exchange_rates/routes'
import '#finance/period_locks/routes'
