import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import type { CostHead } from '#core/budgets/cost_heads'
import { ROWS_OF_PAGE, type PageQuestion, type PageRows } from './page_question.js'
import { partOfAccount } from './part_of_account.js'

export interface AccountLine {
  id: number
  entryId: number
  number: string
  postedOn: string
  documentKind: string
  documentId: number
  documentNumber: string
  text: string | null
  debitMinor: number
  creditMinor: number
  /** What the account stands at after it. */
  balanceMinor: number
  currency: string
  foreignMinor: number
  partyType: string | null
  partyId: number | null
  projectId: number | null
  costHead: CostHead | null
}

/**
 * A page of what was posted to an account from a day on through another, the earliest first, each line with what
 * the account stands at after it: of all its lines, or of those of one cost head or project.
 * @throws AppError 404
 */
export async function accountPage(accountId: number, question: PageQuestion) {
  const account = await db.from('ledger_accounts').where('id', accountId).first()
  if (!account) throw notFound()
  const { costHead, projectId } = question
  const read = costHead || projectId ? partOfAccount : allOfAccount
  const { rows, passedMinor, ...sums } = await read(accountId, question)
  let balanceMinor = sums.openingMinor + passedMinor
  const lines = rows.map((row): AccountLine => {
    balanceMinor += Number(row.debit_minor) - Number(row.credit_minor)
    return { ...lineOf(row), balanceMinor }
  })
  const { code, name, name_ar: nameAr, type } = account
  return { account: { id: accountId, code, name, nameAr, type }, ...sums, lines }
}

async function allOfAccount(accountId: number, question: PageQuestion): Promise<PageRows> {
  const { from, to } = question
  const start = await startOf(accountId, question)
  return {
    rows: start ? await linesFrom(accountId, question, start) : [],
    total: await countOf(accountId, question),
    openingMinor: from ? await standsAt(accountId, from) : 0,
    passedMinor: start ? await passedOf(accountId, start) : 0,
    closingMinor: await standsAt(accountId, dayAfter(to)),
  }
}

/** Sorts behind every moment of the day and before the next one. */
const dayAfter = (day: string) => `${day}~`

/** Before a day. */
async function standsAt(accountId: number, day: string): Promise<number> {
  const row = await db
    .from('ledger_balances')
    .where('account_id', accountId)
    .where('posted_on', '<', day)
    .select(db.raw('SUM(debit_minor) - SUM(credit_minor) as balance'))
    .first()
  return Number(row?.balance ?? 0)
}

const daysWithin = (accountId: number, { from, to }: PageQuestion) =>
  db
    .from('ledger_balances')
    .where('account_id', accountId)
    .where('posted_on', '<=', to)
    .if(from, (query) => query.where('posted_on', '>=', from!))

async function countOf(accountId: number, question: PageQuestion): Promise<number> {
  const [row] = await daysWithin(accountId, question).sum('line_count as total')
  return Number(row?.total ?? 0)
}

/** Where a page begins: its day, the lines of that day before it, and what all days before that day moved. */
interface Start {
  on: string
  skip: number
  movedMinor: number
}

/** It is found among the days of the account: the lines before a page are never read. */
async function startOf(accountId: number, question: PageQuestion): Promise<Start | null> {
  const days = daysWithin(accountId, question)
    .select('posted_on', 'line_count', db.raw('debit_minor - credit_minor as moved'))
    .select(db.raw('SUM(line_count) OVER (ORDER BY posted_on) as through_lines'))
    .select(db.raw('SUM(debit_minor - credit_minor) OVER (ORDER BY posted_on) as through_moved'))
    .as('days')
  const day = await db
    .from(days)
    .where('through_lines', '>', question.skip)
    .orderBy('posted_on')
    .first()
  if (!day) return null
  return {
    on: day.posted_on,
    skip: question.skip - (Number(day.through_lines) - Number(day.line_count)),
    movedMinor: Number(day.through_moved) - Number(day.moved),
  }
}

function linesFrom(accountId: number, { to }: PageQuestion, { on, skip }: Start): Promise<any[]> {
  return db
    .from('journal_lines as l')
    .join('journal_entries as e', 'e.id', 'l.entry_id')
    .where('l.account_id', accountId)
    .where('l.posted_on', '>=', on)
    .where('l.posted_on', '<=', to)
    .orderBy('l.posted_on')
    .orderBy('l.id')
    .offset(skip)
    .limit(ROWS_OF_PAGE)
    .select('l.*', 'e.number', 'e.document_kind', 'e.document_id', 'e.document_number', 'e.text')
}

/** What the days before the page, and the lines of its day before it, add up to. */
async function passedOf(accountId: number, { on, skip, movedMinor }: Start): Promise<number> {
  if (!skip) return movedMinor
  const passed = db
    .from('journal_lines')
    .where({ account_id: accountId, posted_on: on })
    .orderBy('id')
    .limit(skip)
    .select('debit_minor', 'credit_minor')
    .as('passed')
  const row = await db
    .from(passed)
    .select(db.raw('SUM(debit_minor) - SUM(credit_minor) as balance'))
    .first()
  return movedMinor + Number(row?.balance ?? 0)
}

const lineOf = (row: any) => ({
  ...{ id: Number(row.id), entryId: row.entry_id, number: row.number, postedOn: row.posted_on },
  ...{ documentKind: row.document_kind, documentId: row.document_id },
  ...{ documentNumber: row.document_number, text: row.text ?? row.memo },
  ...{ debitMinor: Number(row.debit_minor), creditMinor: Number(row.credit_minor) },
  ...{ currency: row.currency, foreignMinor: Number(row.foreign_minor) },
  ...{ partyType: row.party_type, partyId: row.party_id, projectId: row.project_id },
  costHead: row.cost_head,
})
