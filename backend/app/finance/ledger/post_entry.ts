import { sqlInstant } from '#core/database/instants'
import { insertRows } from '#core/database/many_rows'
import { nextNumber } from '#core/numbering/next_number'
import type { BookParty } from '#core/books/facts'
import type { BookRole } from '#core/books/book_roles'
import type { CostHead } from '#core/budgets/cost_heads'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { searchText } from '#engines/text/fold'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { JOURNAL_ENTRIES } from './number_series.js'

export interface EntryLine {
  accountId: number
  /** The day of the document. */
  on: string
  role: BookRole | null
  /** Minor units of the base currency: a debit is above zero, a credit below. */
  amountMinor: number
  currency: string
  foreignMinor: number
  party?: BookParty | null
  bankAccountId?: number | null
  projectId?: number | null
  departmentId?: number | null
  costHead?: CostHead | null
  memo?: string | null
}

export interface Entry {
  postedOn: string
  documentKind: string
  documentId: number
  documentNumber: string
  text?: string | null
  lines: EntryLine[]
}

/**
 * Posts an entry, debits first. The database refuses it unless its sides are equal, and any change of it
 * afterwards.
 * @returns its id
 */
export async function postEntry(uow: UnitOfWork, entry: Entry): Promise<number> {
  const { lines, documentKind, documentId, documentNumber, postedOn, text = null } = entry
  const number = await nextNumber(uow.trx, JOURNAL_ENTRIES, Number(postedOn.slice(0, 4)))
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + Math.max(0, amountMinor), 0)
  const [id] = await uow.trx.table('journal_entries').insert({
    number,
    posted_on: postedOn,
    document_kind: documentKind,
    document_id: documentId,
    document_number: documentNumber,
    text,
    total_minor: totalMinor,
    is_posted: false,
    created_by: uow.actor.id,
    created_at: sqlInstant(),
    search_text: searchText(number, documentNumber, text ?? ''),
  })
  const ordered = lines.toSorted((a, b) => Math.sign(b.amountMinor) - Math.sign(a.amountMinor))
  const rows = ordered.map((line, i) =>
    rowOf(line, { entryId: Number(id), postedOn, position: i + 1 })
  )
  await insertRows(uow.trx, 'journal_lines', rows)
  await uow.trx.from('journal_entries').where('id', id).update({ is_posted: true })
  const after = { postedOn, documentKind, documentNumber, total: baseMoney(totalMinor) }
  const about = { entityType: JOURNAL_ENTRIES.entityType, entityId: Number(id), label: number }
  await uow.audit({ action: 'create', ...about, after })
  return Number(id)
}

interface Place {
  entryId: number
  postedOn: string
  position: number
}

function rowOf(line: EntryLine, { entryId, postedOn, position }: Place) {
  const { amountMinor, party, projectId = null, departmentId = null } = line
  const { costHead = null, memo = null } = line
  return {
    entry_id: entryId,
    position,
    account_id: line.accountId,
    posted_on: postedOn,
    fact_on: line.on,
    role: line.role,
    debit_minor: Math.max(0, amountMinor),
    credit_minor: Math.max(0, -amountMinor),
    currency: line.currency,
    foreign_minor: line.foreignMinor,
    party_type: party?.type ?? null,
    party_id: party?.id ?? null,
    bank_account_id: line.bankAccountId ?? null,
    project_id: projectId,
    department_id: departmentId,
    cost_head: costHead,
    memo,
  }
}
