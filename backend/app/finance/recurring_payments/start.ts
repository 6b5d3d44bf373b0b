import { registerCashSource } from '#core/cash/cash_sources'
import { recurringCash } from './recurring_cash.js'

registerCashSource(recurringCash)
