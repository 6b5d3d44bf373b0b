import { registerCashSource } from '#core/cash/cash_sources'
import { withholdingSource } from '#procurement/withholding_returns/return_cash'
import { registerProjectCash } from '#core/cash/project_cash'
import { orderSource, projectOrderSource } from './order_cash.js'
import { payableSource, projectPayableSource } from './payable_cash.js'
import { vendorRetentionSource } from './retention_cash.js'

const SOURCES = [payableSource, vendorRetentionSource, orderSource, withholdingSource]
for (const source of SOURCES) registerCashSource(source)
for (const source of [projectPayableSource, projectOrderSource]) registerProjectCash(source)
