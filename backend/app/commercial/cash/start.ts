import { registerCashSource } from '#core/cash/cash_sources'
import { receivableSource } from './receivable_cash.js'
import { clientRetentionSource } from './retention_cash.js'

for (const source of [receivableSource, clientRetentionSource]) registerCashSource(source)
