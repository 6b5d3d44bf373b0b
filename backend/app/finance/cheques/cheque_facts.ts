import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { documentRate } from '#core/books/document_rate'
import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookParty, BookSource } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { atRate } from '#core/exchange_rates/at_rate'
import { CHEQUE } from './record_cheque.js'

/**
 * A cheque that the bank has paid: its money is at the bank, and no longer under collection or still to be paid. The
 * bank may take it back when it bounces. What it settles is booked by its receipt or payment.
 */
export const chequeSource: BookSource = {
  kind: CHEQUE,
  module: 'ledger',
  idsAfter: idsAfterOf('cheques'),
  async read(ids, trx) {
    const rows: any[] = await trx.from('cheques').whereIn('id', ids)
    const steps = await movingSteps(ids, trx)
    const documents = new Map<number, BookedDocument>()
    for (const row of rows) {
      const facts = factsOf(row, steps.get(Number(row.id)) ?? [])
      if (facts.length) documents.set(Number(row.id), { number: row.number, facts })
    }
    return documents
  },
}

function factsOf(row: any, steps: any[]) {
  const list = new FactList()
  let cleared: any = null
  for (const step of steps) {
    if (step.action === 'clear') {
      cleared = step
      addMove(list, row, { step, on: step.taken_on, sign: 1 })
    } else if (cleared) {
      addMove(list, row, { step: cleared, on: step.taken_on, sign: -1 })
      cleared = null
    }
  }
  return list.balance('exchange_differences')
}

/** What was cleared, or taken back at the rates at which it was. */
function addMove(list: FactList, row: any, { step, on, sign }: Move) {
  const { currency } = row
  const kept = documentRate(step.document_rate_e6, currency, step.document_on)
  const paid = documentRate(step.exchange_rate_e6, currency, step.taken_on)
  if (kept === null || paid === null) return
  const isReceived = row.direction === 'received'
  const turned = sign * (isReceived ? 1 : -1)
  const amountMinor = turned * Number(row.amount_minor)
  // of several payments the sum of what each of them came to
  const worth = row.document_base_minor
  const keptMinor = worth === null ? atRate(amountMinor, currency, kept) : turned * Number(worth)
  const party: BookParty = isReceived
    ? { type: 'client', id: row.client_id }
    : { type: 'vendor', id: row.vendor_id }
  list.add('bank', amountMinor, {
    ...{ on, currency, rate: paid, bankAccountId: step.bank_account_id },
  })
  const role = isReceived ? 'cheques_receivable' : 'cheques_payable'
  list.put(role, 0 - keptMinor, 0 - amountMinor, { on, currency, party })
}

interface Move {
  step: any
  on: string
  sign: 1 | -1
}

async function movingSteps(ids: number[], trx: TransactionClientContract) {
  const rows: any[] = await trx
    .from('cheque_steps')
    .whereIn('cheque_id', ids)
    .whereIn('action', ['clear', 'bounce'])
    .orderBy('id')
  return Map.groupBy(rows, (row) => Number(row.cheque_id))
}
