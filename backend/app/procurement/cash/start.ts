import { registerCashSource } from '#core/cash/cash_sources'
import { withholdingSource } from '#procurement/withholding_returns/return_cash'
import { orderSource } from './order_cash.js'
import { payableSource } from './payable_cash.js'
import { vendorRetentionSource } from './retention_cash.js'

const SOURCES = [payableSource, vendorRetentionSource, orderSource, withholdingSource]
for (const source of SOURCES) registerCashSource(source)
