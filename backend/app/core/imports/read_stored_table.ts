import { PermanentJobError } from '#core/jobs/define_job'
import { openForWork } from '#core/scanning/work_bytes'
import { findFile } from '#core/storage/find_files'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import type { BankFileOrder } from '#engines/bank_files/orders'
import { readConfined } from '#engines/bank_files/read_confined'

/**
 * Reads a kept file of an account, of a bank or of a vendor.
 * @throws BankFileError, PermanentJobError when the file is gone
 */
export async function readStoredTable(
  fileId: number,
  order: Omit<BankFileOrder, 'path'>,
  signal: AbortSignal
) {
  const file = await findFile(fileId)
  if (!file) throw new PermanentJobError('jobs.reasons.record_gone')
  const { path } = await writeTmpFile(await openForWork(file.storage_key, signal), { signal })
  try {
    return await readConfined({ ...order, path }, signal)
  } finally {
    await removeTmpFile(path)
  }
}
