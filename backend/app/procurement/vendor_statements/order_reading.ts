import { isDuplicate } from '#core/database/failures'
import { emptyColumns } from '#core/database/empty_columns'
import { conflict } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { giveFiles } from '#core/storage/find_files'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { BankTableLayout, StatedBalances } from '#engines/bank_files/bank_file'
import type Vendor from '#procurement/vendors/models/vendor'
import { CompareVendorStatementJob } from './jobs/compare_vendor_statement_job.js'
import { ReadVendorStatementJob } from './jobs/read_vendor_statement_job.js'
import VendorStatement from './models/vendor_statement.js'
import { recordStatement, saveStatement } from './records.js'

export const STATEMENT_FILE = 'vendor_statements'

/**
 * Keeps a file of a vendor and has it read, as the last one of the vendor was.
 * @throws AppError 409 VENDOR_STATEMENT_KNOWN for a file that is there already
 */
export async function createStatement(
  uow: UnitOfWork,
  vendor: Vendor,
  currency: string,
  file: ReceivedFile
) {
  const stored = await storeFile(uow, file, { ownerType: STATEMENT_FILE, ownerId: null })
  const one = new VendorStatement().useTransaction(uow.trx)
  one.merge({
    ...emptyColumns(VendorStatement),
    ...{ vendorId: vendor.id, vendorName: vendor.name, currency, status: 'reading', version: 1 },
    ...{ fileId: stored.id, fileName: stored.name, fileHash: file.sha256 },
    ...{ openingMinor: 0, closingMinor: 0, ourOpeningMinor: 0, ourClosingMinor: 0 },
    ...{ differenceMinor: 0, lineCount: 0, unexplained: 0 },
    ...{ createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  one.format = file.kind as VendorStatement['format']
  one.layout = await lastLayout(uow, vendor.id)
  await one.save().catch((error) => {
    throw isDuplicate(error) ? conflict('VENDOR_STATEMENT_KNOWN') : error
  })
  await giveFiles(uow, [stored.id], one.id)
  await recordStatement(uow, 'create', one, { after: { ...one.toAudit(), file: one.fileName } })
  return orderJob(uow, one, ReadVendorStatementJob.jobName)
}

async function lastLayout({ trx }: UnitOfWork, vendorId: number) {
  const last = await VendorStatement.query({ client: trx })
    .where('vendorId', vendorId)
    .whereIn('status', ['open', 'agreed'])
    .whereNotNull('layout')
    .orderBy('id', 'desc')
    .first()
  return last?.layout ?? null
}

/** Has a table read again with the columns that a person has named. */
export async function nameColumns(
  uow: UnitOfWork,
  one: VendorStatement,
  layout: BankTableLayout,
  balances: StatedBalances | null
) {
  one.layout = layout
  one.merge({
    status: 'reading',
    statedOpeningMinor: balances?.openingMinor ?? null,
    statedClosingMinor: balances?.closingMinor ?? null,
  })
  await saveStatement(uow, one)
  return orderJob(uow, one, ReadVendorStatementJob.jobName)
}

/** Has the lines compared again, with the firm's account as it has become. */
export async function compareAgain(uow: UnitOfWork, one: VendorStatement) {
  one.status = 'comparing'
  await saveStatement(uow, one)
  return orderJob(uow, one, CompareVendorStatementJob.jobName)
}

async function orderJob(uow: UnitOfWork, one: VendorStatement, type: string) {
  const job = await uow.enqueue({
    type,
    title: `Comparison of ${one.fileName}`,
    titleAr: `مطابقة ${one.fileName}`,
    payload: { statementId: one.id },
    ...{ entityType: 'vendor_statement', entityId: one.id },
  })
  one.jobId = job.id
  await one.save()
  return one
}
