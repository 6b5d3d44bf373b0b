/* What finance brings beside its routes: the exchange rates that all departments count with. */
import '#finance/counts'
import '#finance/exchange_rates/start'
