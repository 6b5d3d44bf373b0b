import { registerChequeDocuments } from '#core/cheques/cheque_documents'
import './exports.js'
import { receiptsByCheque } from './receipts_by_cheque.js'
import './search.js'

registerChequeDocuments(receiptsByCheque)
