import { readStoredTable } from '#core/imports/read_stored_table'
import { PermanentJobError } from '#core/jobs/define_job'
import type BankAccount from '#finance/bank_accounts/bank_account'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import type BankStatementImport from '#finance/bank_statements/models/bank_statement_import'

/**
 * Reads the file of an import for its account.
 * @throws BankFileError, PermanentJobError when the file is gone
 */
export async function readFileOf(
  batch: BankStatementImport,
  account: BankAccount,
  signal: AbortSignal
) {
  const { fileId, openingMinor, closingMinor, format, layout } = batch
  const balances =
    openingMinor === null || closingMinor === null ? null : { openingMinor, closingMinor }
  const meant = { iban: account.iban, currency: account.currency }
  return readStoredTable(fileId, { format, meant, layout, balances }, signal)
}

/** @throws PermanentJobError when the person may no longer import statements */
export async function requireImporter(userId: number | null) {
  const abilities = await abilitiesOfRequester(userId)
  if (!abilities.has('bank-statements.import')) throw new PermanentJobError('bank_files.forbidden')
}
