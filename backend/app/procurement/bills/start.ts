import './exports.js'
import { registerChequeDocuments } from '#core/cheques/cheque_documents'
import { advancesByCheque } from './advances_by_cheque.js'
import { paymentsByCheque, runsByCheque } from './payments_by_cheque.js'

registerChequeDocuments(paymentsByCheque)
registerChequeDocuments(runsByCheque)
registerChequeDocuments(advancesByCheque)
