import { emptyColumns } from '#core/database/empty_columns'
import type { ReceivedFile } from '#core/storage/check_received'
import { giveFiles } from '#core/storage/find_files'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { BankFileFormat, BankTableLayout, StatedBalances } from '#engines/bank_files/bank_file'
import type BankAccount from '#finance/bank_accounts/bank_account'
import { ReadBankFileJob } from '#finance/bank_statements/jobs/read_bank_file_job'
import BankStatementImport from '#finance/bank_statements/models/bank_statement_import'
import { publishBank } from '#finance/bank_statements/publish_bank'

export const IMPORT_FILE = 'bank_statement_imports'

/** Keeps an uploaded file of an account and has it read. */
export async function createImport(uow: UnitOfWork, account: BankAccount, file: ReceivedFile) {
  const batch = new BankStatementImport().useTransaction(uow.trx)
  const stored = await storeFile(uow, file, { ownerType: IMPORT_FILE, ownerId: null })
  const format = file.kind as BankFileFormat
  batch.merge({
    ...emptyColumns(BankStatementImport),
    ...{ bankAccountId: account.id, fileId: stored.id, fileName: stored.name, version: 1 },
    ...{ createdBy: uow.actor.id, updatedBy: uow.actor.id, status: 'reading' },
  })
  batch.format = format
  batch.layout = format === 'csv' || format === 'xlsx' ? account.tableLayout : null
  await batch.save()
  await giveFiles(uow, [stored.id], batch.id)
  await uow.audit({
    action: 'create',
    entityType: 'bank_statement_import',
    entityId: batch.id,
    label: batch.fileName,
    after: { bankAccountId: account.id },
  })
  return orderReading(uow, batch)
}

/** Has a table read again with the columns that a person has named. */
export async function nameColumns(
  uow: UnitOfWork,
  batch: BankStatementImport,
  layout: BankTableLayout,
  balances: StatedBalances | null
) {
  batch.layout = layout
  batch.merge({
    openingMinor: balances?.openingMinor ?? null,
    closingMinor: balances?.closingMinor ?? null,
    ...{ status: 'reading', version: batch.version + 1, updatedBy: uow.actor.id },
  })
  await batch.save()
  return orderReading(uow, batch)
}

async function orderReading(uow: UnitOfWork, batch: BankStatementImport) {
  const job = await uow.enqueue({
    type: ReadBankFileJob.jobName,
    title: `Check of ${batch.fileName}`,
    titleAr: `فحص ${batch.fileName}`,
    payload: { importId: batch.id },
    entityType: 'bank_statement_import',
    entityId: batch.id,
  })
  batch.jobId = job.id
  await batch.save()
  publishBank(uow, 'bank-statement-imports', batch.id, 'update')
  return batch
}
