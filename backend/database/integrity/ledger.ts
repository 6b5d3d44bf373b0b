import type { Reason } from '#core/base/reason'
import { DOCUMENT_BOOKED, type BookedEvent } from '#core/books/book_document'
import { storedJson } from '#core/database/stored_json'
import { writer } from '#core/database/writer'
import { documentsUnposted } from '#finance/ledger/post_missing'
import { fault, judgeRows, word, type Finding } from './check.js'
import { pagesOf } from './pages.js'

const ENTRY = ['number', 'total_minor', 'is_posted']

/** Debits equal credits in every entry, both are what it says it comes to, and none is half written. */
export function checkEntries(): Promise<Finding> {
  return judgeRows(withSides(), ({ entry, debit, credit }) => {
    const { number } = entry
    if (!entry.is_posted) return fault('entry_unposted', { number })
    const total = Number(entry.total_minor)
    return debit === total && credit === total
      ? null
      : fault('entry_sides', { number, total, debit, credit })
  })
}

async function* withSides() {
  for await (const entries of pagesOf('journal_entries', ENTRY)) {
    const ids = entries.map(({ id }) => id)
    const rows = await writer()
      .from('journal_lines')
      .whereIn('entry_id', ids)
      .groupBy('entry_id')
      .select('entry_id')
      .sum('debit_minor as debit')
      .sum('credit_minor as credit')
    const of = new Map(rows.map((row) => [Number(row.entry_id), row]))
    yield entries.map((entry) => {
      const sides = of.get(entry.id)
      return { entry, debit: Number(sides?.debit ?? 0), credit: Number(sides?.credit ?? 0) }
    })
  }
}

const NOTHING = '0/0 (0)'

/** What every account moved on a day, which all reports read, is what its lines sum to. */
export function checkLedgerDays(): Promise<Finding> {
  return judgeRows(withDays(), ({ code, days, lines }) => {
    for (const day of new Set([...days.keys(), ...lines.keys()])) {
      const [kept, sum] = [days.get(day) ?? NOTHING, lines.get(day) ?? NOTHING]
      if (kept !== sum) return fault('day_differs', { code, day, kept, sum })
    }
    return null
  })
}

async function* withDays() {
  for await (const accounts of pagesOf('ledger_accounts', ['code']))
    for (const { id, code } of accounts)
      yield [
        {
          code,
          days: await sidesByDay('ledger_balances', 'SUM(line_count)', id),
          lines: await sidesByDay('journal_lines', 'COUNT(*)', id),
        },
      ]
}

async function sidesByDay(
  table: string,
  count: string,
  accountId: number
): Promise<Map<string, string>> {
  const client = writer()
  const rows = await client
    .from(table)
    .where('account_id', accountId)
    .groupBy('posted_on')
    .select('posted_on')
    .sum('debit_minor as debit')
    .sum('credit_minor as credit')
    .select(client.raw(`${count} as line_count`))
  return new Map(
    rows.map(({ posted_on: on, debit, credit, line_count: count }) => [
      on,
      `${Number(debit)}/${Number(credit)} (${Number(count)})`,
    ])
  )
}

/** The ledger says of every document what it means now, unless its event is on its way. */
export async function checkBookedDocuments(): Promise<Finding> {
  const row = await writer().from('booked_documents').count('* as booked').first()
  const underWay = await documentsUnderWay()
  const problems: Reason[] = []
  for await (const [{ kind }, ids] of documentsUnposted())
    for (const id of ids)
      if (!underWay.has(`${kind} ${id}`))
        problems.push(fault('unbooked', { kind: word('kinds', kind), id }))
  return { checked: Number(row?.booked ?? 0), problems }
}

/** Documents whose change the ledger has yet to hear of, as kind and id. */
export async function documentsUnderWay(): Promise<Set<string>> {
  const rows = await writer()
    .from('outbox_events')
    .where('name', DOCUMENT_BOOKED)
    .whereNull('dispatched_at')
    .whereNull('dead_at')
    .select('payload')
  const events = rows.map(({ payload }) => storedJson<BookedEvent>(payload))
  return new Set(events.map(({ kind, id }) => `${kind} ${id}`))
}
