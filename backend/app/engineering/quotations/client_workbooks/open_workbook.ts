import { PermanentJobError } from '#core/jobs/define_job'
import { openForWork } from '#core/scanning/work_bytes'
import { findFile } from '#core/storage/find_files'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { DocumentError } from '#engines/ooxml/document_error'
import { abilitiesOfRequester } from '#identity/guard/abilities'

/**
 * Lets a reader of its own process see a stored workbook.
 * @throws PermanentJobError for a file that is gone
 */
export async function withWorkbook<Answer>(
  fileId: number,
  signal: AbortSignal,
  work: (path: string) => Promise<Answer>
): Promise<Answer> {
  const file = await findFile(fileId)
  if (!file) throw new PermanentJobError('jobs.reasons.record_gone')
  const { path } = await writeTmpFile(await openForWork(file.storage_key, signal), { signal })
  try {
    return await work(path)
  } finally {
    await removeTmpFile(path)
  }
}

/** A file that was read before is refused for good. */
export function refuseUnreadable(error: unknown): never {
  if (error instanceof DocumentError)
    throw new PermanentJobError(`client_workbooks.${error.code}`, {}, { cause: error })
  throw error
}

/** @throws PermanentJobError when the person may no longer do what they requested */
export async function requireAbilities(userId: number | null, ...needed: string[]) {
  const abilities = await abilitiesOfRequester(userId)
  if (!userId || !needed.every((ability) => abilities.has(ability)))
    throw new PermanentJobError('client_workbooks.forbidden')
  return { userId, abilities }
}
