import { registerBookSource } from '#core/books/facts'
import { advanceSource } from './advance_facts.js'
import { billSource } from './bill_facts.js'
import { creditSource } from './credit_facts.js'
import { movementSource } from './movement_facts.js'
import { returnSource } from '#procurement/withholding_returns/return_facts'
import { orderSource } from './order_facts.js'

const SOURCES = [orderSource, movementSource, billSource, creditSource, advanceSource, returnSource]
for (const source of SOURCES) registerBookSource(source)
