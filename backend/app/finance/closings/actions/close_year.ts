import { conflict, notFound } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { BASE_CURRENCY } from '#engines/money/money'
import { accountSums, closingOf, YEAR_CLOSING } from '#finance/ledger/account_sums'
import { postEntry, type EntryLine } from '#finance/ledger/post_entry'
import { RESULT_TYPES } from '#finance/profit_and_loss/profit_and_loss'
import Closing from '../closing.js'
import YearClosing from '../year_closing.js'

/**
 * Carries what all accounts of results stand at on the last day of a year to equity, by one entry of that day. Its
 * December is closed, so that nothing is dated into the year afterwards.
 * @throws AppError 409 YEAR_RUNNING, YEAR_CLOSED, YEAR_EMPTY
 */
export async function closeYear(uow: UnitOfWork, year: number) {
  await requireClosedDecember(uow, year)
  const one = new YearClosing().useTransaction(uow.trx)
  one.merge({ ...emptyColumns(YearClosing), year, closedYear: year, resultMinor: 0, version: 1 })
  one.merge({ createdBy: uow.actor.id, updatedBy: uow.actor.id })
  await one.save().catch((error) => {
    throw isDuplicate(error) ? conflict('YEAR_CLOSED') : error
  })
  const lines = await closingLines(uow, year)
  const carried = lines.at(-1)
  if (!carried) throw conflict('YEAR_EMPTY')
  one.merge({ resultMinor: -carried.amountMinor, entryId: await post(uow, one, lines) })
  await one.save()
  const about = { entityType: YEAR_CLOSING, entityId: one.id, label: String(year) }
  await uow.audit({ action: 'close', ...about, after: one.toAudit() })
  return one
}

async function requireClosedDecember({ trx }: UnitOfWork, year: number) {
  const december = await Closing.query({ client: trx })
    .where({ fromOn: `${year}-12-01`, status: 'closed' })
    .forUpdate()
    .first()
  if (!december) throw conflict('YEAR_RUNNING')
}

/** The opposite of every account of results, and their sum on retained earnings as the last line. */
async function closingLines({ trx }: UnitOfWork, year: number): Promise<EntryLine[]> {
  const on = `${year}-12-31`
  const rule = await trx.from('posting_rules').where('role', 'retained_earnings').firstOrFail()
  const results = (await accountSums({ to: on }, trx)).filter(
    (row) => RESULT_TYPES.some((type) => type === row.type) && closingOf(row) !== 0
  )
  if (!results.length) return []
  const line = (accountId: number, amountMinor: number): EntryLine => ({
    ...{ accountId, on, role: null, amountMinor },
    ...{ currency: BASE_CURRENCY, foreignMinor: amountMinor },
  })
  const lines = results.map((row) => line(row.id, -closingOf(row)))
  const result = results.reduce((sum, row) => sum + closingOf(row), 0)
  return [...lines, line(Number(rule.account_id), result)]
}

const post = (uow: UnitOfWork, { id, year }: YearClosing, lines: EntryLine[]) =>
  postEntry(uow, {
    ...{ postedOn: lines[0]!.on, documentKind: YEAR_CLOSING, documentId: id },
    ...{ documentNumber: String(year), lines: lines.filter(({ amountMinor }) => amountMinor) },
  })

/**
 * Takes the entry of a closed year back by its opposite on the same day, the last year first.
 * @throws AppError 404, 412, 409 YEAR_NOT_CLOSED, YEAR_LATER
 */
export async function reopenYear(
  uow: UnitOfWork,
  id: number,
  { expectedVersion, reason }: { expectedVersion: number; reason: string }
) {
  const one = await YearClosing.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!one) throw notFound()
  await checkVersion(one, expectedVersion, uow.trx)
  if (one.closedYear === null) throw conflict('YEAR_NOT_CLOSED')
  const later = await YearClosing.query({ client: uow.trx }).where('closedYear', '>', one.year)
  if (later.length) throw conflict('YEAR_LATER')
  const before = one.toAudit()
  const lines = await takenBack(uow, one)
  one.merge({ reversalEntryId: await post(uow, one, lines), closedYear: null, reason })
  one.merge({ version: one.version + 1, updatedBy: uow.actor.id })
  await one.save()
  const about = { entityType: YEAR_CLOSING, entityId: one.id, label: String(one.year) }
  await uow.audit({ action: 'reopen', ...about, before, after: one.toAudit() })
  return one
}

/** The opposite of what was posted. */
async function takenBack({ trx }: UnitOfWork, { entryId }: YearClosing): Promise<EntryLine[]> {
  const rows: any[] = await trx.from('journal_lines').where('entry_id', entryId!).orderBy('id')
  return rows.map((row) => {
    const amountMinor = Number(row.credit_minor) - Number(row.debit_minor)
    return {
      ...{ accountId: row.account_id, on: row.posted_on, role: null, amountMinor },
      ...{ currency: row.currency, foreignMinor: amountMinor },
    }
  })
}
