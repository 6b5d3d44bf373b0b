import { registerBookSource } from '#core/books/facts'
import { invoiceSource } from './invoice_facts.js'
import { receiptSource } from './receipt_facts.js'
import { refundSource } from './refund_facts.js'
import { writeOffSource } from './write_off_facts.js'

for (const source of [invoiceSource, receiptSource, refundSource, writeOffSource])
  registerBookSource(source)
