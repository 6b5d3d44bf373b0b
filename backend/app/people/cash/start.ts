import { registerCashSource } from '#core/cash/cash_sources'
import { paySource } from './pay_cash.js'

registerCashSource(paySource)
