import db from '@adonisjs/lucid/services/db'
import type { Period } from './periods.js'

/** Documents of a difference that are answered; their sum is of all. */
const SHOWN = 100

interface TieDocument {
  documentKind: string
  documentId: number
  documentNumber: string
  returnMinor: number
  ledgerMinor: number
}

export interface LedgerTie {
  /** VAT that is due by the return, and by the VAT accounts of the ledger, in the period. */
  returnMinor: number
  ledgerMinor: number
  documents: TieDocument[]
}

/** The VAT of a period by its documents beside what they moved on the VAT accounts of the ledger. */
export async function ledgerTie(period: Period): Promise<LedgerTie> {
  const accounts = await vatAccounts()
  const totals = await bothSides(period, accounts)
    .select(db.raw('SUM(returned) as returned'), db.raw('SUM(posted) as posted'))
    .first()
  const rows: any[] = await bothSides(period, accounts)
    .groupBy('document_kind', 'document_id')
    .havingRaw('SUM(returned) <> SUM(posted)')
    .orderBy('document_kind')
    .orderBy('document_id')
    .limit(SHOWN)
    .select('document_kind', 'document_id')
    .select(db.raw('MAX(document_number) as document_number'))
    .select(db.raw('SUM(returned) as returned'), db.raw('SUM(posted) as posted'))
  return {
    returnMinor: Number(totals.returned ?? 0),
    ledgerMinor: Number(totals.posted ?? 0),
    documents: rows.map((row) => ({
      ...{ documentKind: row.document_kind, documentId: Number(row.document_id) },
      documentNumber: row.document_number,
      ...{ returnMinor: Number(row.returned), ledgerMinor: Number(row.posted) },
    })),
  }
}

const COLUMNS = ['document_kind', 'document_id', 'document_number'] as const

/** A row for each entry of the return and each line on a VAT account, one after the other. */
function bothSides({ fromOn, toOn }: Period, accounts: number[]) {
  const returned = db
    .from('vat_entries')
    .whereBetween('reported_on', [fromOn, toOn])
    .select(...COLUMNS, db.raw('due_minor as returned'), db.raw('0 as posted'))
  const posted = db
    .from('journal_lines as l')
    .join('journal_entries as e', 'e.id', 'l.entry_id')
    .whereIn('l.account_id', accounts)
    .whereBetween('l.posted_on', [fromOn, toOn])
    .select(...COLUMNS.map((column) => `e.${column}`))
    .select(db.raw('0 as returned'), db.raw('l.credit_minor - l.debit_minor as posted'))
  return db.from(returned.unionAll(posted).as('both_sides'))
}

/** The accounts that VAT is posted to. */
async function vatAccounts(): Promise<number[]> {
  const rows = await db
    .from('posting_rules')
    .whereIn('role', ['vat_output', 'vat_input'])
    .select('account_id')
  return rows.map((row) => Number(row.account_id))
}
