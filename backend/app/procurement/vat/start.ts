import { registerVatSource } from '#core/vat/vat_sources'
import { billVat } from './bill_vat.js'
import { creditVat } from './credit_vat.js'

registerVatSource(billVat)
registerVatSource(creditVat)
