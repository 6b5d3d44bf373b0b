import '#finance/exchange_rates/routes'
