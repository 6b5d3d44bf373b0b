import { DateTime } from 'luxon'
import { insertRows } from '#core/database/insert_rows'
import { addDays } from '#core/settings/days'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { compareAccount, type ComparedItem, type TheirLine } from './compare_account.js'
import type VendorStatement from './models/vendor_statement.js'
import { accountMoves, owedOn, type Account } from './vendor_account.js'

/** Days around the period in which our side of a line is looked for. */
const DAYS_AROUND = 60
const LONGEST_TEXT = 300

interface Stated {
  openedOn: string
  closedOn: string
  openingMinor: number
  closingMinor: number
  lines: readonly TheirLine[]
}

/**
 * Compares a statement with the account as it is now, and keeps the result instead of the one before. What was
 * explained stays explained where the difference is the same.
 */
export async function storeComparison(uow: UnitOfWork, one: VendorStatement, stated: Stated) {
  const { openedOn, closedOn, openingMinor, closingMinor, lines } = stated
  const account: Account = { vendorId: one.vendorId, currency: one.currency }
  const around = { from: addDays(openedOn, -DAYS_AROUND), to: addDays(closedOn, DAYS_AROUND) }
  const moves = await accountMoves(account, around, uow.trx)
  const before = await owedOn(account, addDays(openedOn, -1), uow.trx)
  const { items, ourOpeningMinor } = compareAccount({
    ...{ lines, moves, openingMinor, ourOpeningMinor: before },
    period: { from: openedOn, to: closedOn },
  })
  const ourClosingMinor = await owedOn(account, closedOn, uow.trx)
  const explained = await explanationsOf(uow, one)
  await uow.trx.from('vendor_statement_items').where('vendor_statement_id', one.id).delete()
  const rows = items.map((item, at) => rowOf(one.id, at + 1, item, explained))
  if (rows.length) await insertRows(uow.trx, 'vendor_statement_items', rows, 'position')
  one.merge({
    ...{ openedOn, closedOn, openingMinor, closingMinor, lineCount: lines.length },
    ...{ ourOpeningMinor, ourClosingMinor, differenceMinor: closingMinor - ourClosingMinor },
    unexplained: rows.filter((row) => row.difference_minor && row.explanation === null).length,
    ...{ status: 'open', comparedAt: DateTime.utc(), fault: null, faultLine: null },
    faultValues: null,
  })
}

interface Explanation {
  explanation: string
  explained_by: number | null
}

const keyOf = (row: {
  line: number | null
  document_kind: string | null
  document_id: number | null
  difference_minor: number | string
}) =>
  [
    row.line,
    row.line === null ? row.document_kind : '',
    row.line === null ? row.document_id : '',
    Number(row.difference_minor),
  ].join(' ')

async function explanationsOf(uow: UnitOfWork, { id }: VendorStatement) {
  const rows: any[] = await uow.trx
    .from('vendor_statement_items')
    .where('vendor_statement_id', id)
    .whereNotNull('explanation')
  return new Map(rows.map((row): [string, Explanation] => [keyOf(row), row]))
}

function rowOf(
  statementId: number,
  position: number,
  { outcome, their, our, differenceMinor }: ComparedItem,
  explained: ReadonlyMap<string, Explanation>
) {
  const row = {
    vendor_statement_id: statementId,
    position,
    outcome,
    line: their?.line ?? null,
    their_on: their?.on ?? null,
    their_number: their?.number ?? null,
    their_text: their ? their.text.slice(0, LONGEST_TEXT) : null,
    their_minor: their?.amountMinor ?? null,
    document_kind: our?.kind ?? null,
    document_id: our?.id ?? null,
    is_of_run: our ? Number(our.isOfRun) : 0,
    our_number: our?.number.slice(0, 80) ?? null,
    our_on: our?.on ?? null,
    our_minor: our?.amountMinor ?? null,
    difference_minor: differenceMinor,
  }
  const known = explained.get(keyOf(row))
  return {
    ...row,
    explanation: known?.explanation ?? null,
    explained_by: known?.explained_by ?? null,
  }
}

/** The lines of a statement as they were read. */
export async function storedLines(uow: UnitOfWork, { id }: VendorStatement): Promise<TheirLine[]> {
  const rows: any[] = await uow.trx
    .from('vendor_statement_items')
    .where('vendor_statement_id', id)
    .whereNotNull('line')
    .orderBy('position')
  return rows.map((row) => ({
    ...{ line: Number(row.line), on: row.their_on, number: row.their_number },
    ...{ text: row.their_text ?? '', amountMinor: Number(row.their_minor) },
  }))
}
