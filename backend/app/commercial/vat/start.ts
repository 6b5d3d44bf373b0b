import './bad_debts.js'
import { registerVatSource } from '#core/vat/vat_sources'
import { invoiceVat } from './invoice_vat.js'

registerVatSource(invoiceVat)
