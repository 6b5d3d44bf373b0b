import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookRole } from '#core/books/book_roles'
import { COST_HEAD_OF_ROLE } from '#core/books/cost_head_of_role'
import type { BookedDocument, BookParty, BookSource, Fact } from '#core/books/facts'
import type { CostHead } from '#core/budgets/cost_heads'
import type { EntryLine } from './post_entry.js'

/** What a document means and the ledger does not say yet. */
export interface Unposted {
  number: string | null
  lines: EntryLine[]
}

interface PostedRow {
  document_id: number
  fact_on: string
  role: BookRole | null
  account_id: number
  currency: string
  bank_account_id: number | null
  party_type: BookParty['type'] | null
  party_id: number | null
  project_id: number | null
  department_id: number | null
  cost_head: CostHead | null
  memo: string | null
  amount: number | string
  foreign_amount: number | string
}

/** Ledger accounts by role, and by bank account for the money of documents that name one. */
type Accounts = ReadonlyMap<string, number>

const placeOf = (role: BookRole, bankAccountId: number | null | undefined) =>
  bankAccountId ? `${role} ${bankAccountId}` : role

/**
 * Of each document, the difference between its facts and what was posted of it, by day, account, party and
 * dimension. A document that is gone, or means nothing any more, is taken back. Those that are
 * posted as they are, are left out.
 */
export async function unpostedFacts(
  source: BookSource,
  ids: number[],
  trx: TransactionClientContract
): Promise<Map<number, Unposted>> {
  const documents = await source.read(ids, trx)
  const posted = await postedRows(source.kind, ids, trx)
  const accounts = new Map([...(await accountsOfRoles(trx)), ...(await accountsOfBanks(trx))])
  const found = new Map<number, Unposted>()
  for (const id of ids) {
    const document = documents.get(id)
    const lines = differenceOf(document, posted.get(id) ?? [], accounts)
    if (lines.length) found.set(id, { number: document?.number ?? null, lines })
  }
  return found
}

function differenceOf(
  document: BookedDocument | undefined,
  rows: PostedRow[],
  accounts: Accounts
): EntryLine[] {
  const lines = new Map<string, EntryLine>()
  const add = (line: EntryLine) => {
    const key = keyOf(line)
    const known = lines.get(key)
    if (!known) return void lines.set(key, { ...line })
    known.amountMinor += line.amountMinor
    known.foreignMinor += line.foreignMinor
  }
  // what was posted of a role stays on its account, also where the rule has changed since
  const kept = new Map<string, number>(accounts)
  for (const row of rows)
    if (row.role) kept.set(placeOf(row.role, row.bank_account_id), row.account_id)
  const plain = postedPlain(rows)
  for (const fact of document?.facts ?? []) {
    const line = lineOf(fact, kept)
    add(plain.has(placeInBooks(line)) ? { ...line, costHead: null } : line)
  }
  for (const row of rows) add(takenBack(row))
  return [...lines.values()].filter((line) => line.amountMinor !== 0 || line.foreignMinor !== 0)
}

/**
 * Where a document was posted before lines had cost heads, it stays without: every cost of every year would be
 * posted once more otherwise. Lines of accounts that documents name keep what these say.
 */
const postedPlain = (rows: PostedRow[]) =>
  new Set(
    rows
      .filter(({ role, cost_head: head }) => role && COST_HEAD_OF_ROLE[role] && !head)
      .map((row) => placeInBooks(takenBack(row)))
  )

const keyOf = (line: EntryLine) => `${placeInBooks(line)}|${line.costHead ?? ''}`

/** All that tells lines apart but their cost head. */
function placeInBooks({ accountId, on, role, currency, party, ...line }: EntryLine) {
  const { bankAccountId, projectId, departmentId, memo } = line
  const dimensions = [bankAccountId, party?.type, party?.id, projectId, departmentId, memo]
  return [on, accountId, role, currency, ...dimensions].map((part) => part ?? '').join('|')
}

function lineOf(fact: Fact, accounts: Accounts): EntryLine {
  const accountId = fact.role
    ? accounts.get(placeOf(fact.role, fact.bankAccountId))
    : fact.accountId
  if (!accountId) throw new Error(`no account stands for ${fact.role}`)
  const byRole = fact.role && COST_HEAD_OF_ROLE[fact.role]
  return { ...fact, accountId, costHead: fact.costHead ?? byRole ?? null }
}

const takenBack = (row: PostedRow): EntryLine => ({
  on: row.fact_on,
  role: row.role,
  accountId: row.account_id,
  amountMinor: -Number(row.amount),
  currency: row.currency,
  foreignMinor: -Number(row.foreign_amount),
  bankAccountId: row.bank_account_id,
  party: row.party_type && { type: row.party_type, id: row.party_id! },
  projectId: row.project_id,
  departmentId: row.department_id,
  costHead: row.cost_head,
  memo: row.memo,
})

const GROUPED = [
  'e.document_id',
  'l.fact_on',
  'l.role',
  'l.account_id',
  'l.currency',
  'l.bank_account_id',
  'l.party_type',
  'l.party_id',
  'l.project_id',
  'l.department_id',
  'l.cost_head',
  'l.memo',
] as const

/** What was posted of each document, summed; what was taken back already is nothing. */
async function postedRows(
  kind: string,
  ids: number[],
  trx: TransactionClientContract
): Promise<Map<number, PostedRow[]>> {
  const rows: PostedRow[] = await trx
    .from('journal_entries as e')
    .join('journal_lines as l', 'l.entry_id', 'e.id')
    .where('e.document_kind', kind)
    .whereIn('e.document_id', ids)
    .groupBy(...GROUPED)
    .havingRaw('SUM(l.debit_minor - l.credit_minor) <> 0 OR SUM(l.foreign_minor) <> 0')
    .select(...GROUPED)
    .select(trx.raw('SUM(l.debit_minor) - SUM(l.credit_minor) as amount'))
    .select(trx.raw('SUM(l.foreign_minor) as foreign_amount'))
  return Map.groupBy(rows, (row) => Number(row.document_id))
}

async function accountsOfRoles(trx: TransactionClientContract): Promise<[string, number][]> {
  const rows = await trx.from('posting_rules').select('role', 'account_id')
  return rows.map((row) => [row.role, Number(row.account_id)])
}

async function accountsOfBanks(trx: TransactionClientContract): Promise<[string, number][]> {
  const rows = await trx.from('bank_accounts').select('id', 'ledger_account_id')
  return rows.map((row) => [placeOf('bank', Number(row.id)), Number(row.ledger_account_id)])
}
