import { registerCashSource } from '#core/cash/cash_sources'
import { salarySource, vatSource } from './ledger_cash.js'

for (const source of [salarySource, vatSource]) registerCashSource(source)
