import { insertRows } from '#core/database/insert_rows'
import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { searchText } from '#engines/text/fold'
import BankStatement from '#finance/bank_statements/models/bank_statement'
import type { FingerprintedLine, StatementToStore } from '#finance/bank_statements/plan'

/** Where statements come from. */
interface Source {
  bankAccountId: number
  importId: number | null
  fileName: string
}

/** Stores what is new of the planned statements. @returns how many of each were stored */
export async function storeStatements(
  uow: UnitOfWork,
  source: Source,
  planned: readonly StatementToStore[]
): Promise<{ statements: number; lines: number }> {
  const stored = planned.filter(({ outcome }) => outcome !== 'known')
  let lines = 0
  for (const statement of stored) {
    const row = await storeStatement(uow, source, statement)
    const fresh = statement.lines.filter(({ isNew }) => isNew)
    const rows = fresh.map((line, at) => rowOf(line, row, at + 1))
    if (rows.length) await insertRows(uow.trx, 'bank_statement_lines', rows, 'fingerprint')
    lines += rows.length
  }
  return { statements: stored.length, lines }
}

async function storeStatement(
  uow: UnitOfWork,
  source: Source,
  statement: StatementToStore
): Promise<BankStatement> {
  const { number, openedOn, openingMinor, closedOn, closingMinor, duplicatesMinor } = statement
  const row = new BankStatement().useTransaction(uow.trx)
  row.merge({
    ...emptyColumns(BankStatement),
    ...{ bankAccountId: source.bankAccountId, importId: source.importId, version: 1 },
    ...{ number, openedOn, openingMinor, closedOn, closingMinor, duplicatesMinor },
    ...{ lineCount: statement.newLines, createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  await row.save()
  await uow.audit({
    action: 'import',
    entityType: 'bank_statement',
    entityId: row.id,
    label: number || closedOn,
    after: { number, openedOn, closedOn, lineCount: statement.newLines, file: source.fileName },
  })
  return row
}

function rowOf(
  { line, fingerprint, occurrence }: FingerprintedLine,
  { id, bankAccountId }: BankStatement,
  position: number
) {
  return {
    bank_account_id: bankAccountId,
    statement_id: id,
    position,
    booked_on: line.bookedOn,
    value_on: line.valueOn,
    amount_minor: line.amountMinor,
    reference: line.reference,
    end_to_end_id: line.endToEndId,
    counterparty_name: line.counterpartyName,
    counterparty_iban: line.counterpartyIban,
    description: line.text,
    fingerprint,
    occurrence,
    matched: 0,
    search_text: searchText(
      line.reference,
      line.endToEndId,
      line.counterpartyName,
      line.counterpartyIban,
      line.text
    ),
  }
}
