import type { Language } from '#core/base/language'
import { importOf } from '#core/imports/registry'
import { PermanentJobError } from '#core/jobs/define_job'
import { openForWork } from '#core/scanning/work_bytes'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { writeTableRows } from '#engines/documents/read_document'
import { DocumentError } from '#engines/ooxml/document_error'
import File from '#files/shared/models/file'
import { abilitiesOf } from '#identity/guard/abilities'
import type Import from './import.js'
import type { Reading } from './import_rows.js'

/**
 * The file of an import as something that can be read, for the person who requested it and as far as they may today.
 * The caller removes the temporary file at `rowsPath`.
 * @throws PermanentJobError when the person may no longer import this, or the file is gone or
 * cannot be read
 */
export async function openSource(
  batch: Import,
  userId: number | null,
  language: Language,
  signal: AbortSignal
): Promise<Reading> {
  const definition = importOf(batch.resource)
  const abilities: ReadonlySet<string> = userId ? await abilitiesOf(userId) : new Set()
  if (!definition || !abilities.has(definition.ability))
    throw new PermanentJobError('imports.forbidden')
  const file = await File.find(batch.fileId)
  if (!file || !batch.mapping) throw new PermanentJobError('jobs.reasons.record_gone')
  const rowsPath = await rowsOf(file.storageKey, batch.format, signal)
  const mapping = Object.fromEntries(
    Object.entries(batch.mapping).map(([field, column]) => [field, Number(column)])
  )
  const { format, headings } = batch
  return { rowsPath, format, headings, mapping, definition, language }
}

/** The rows of a stored table, in a temporary file. */
async function rowsOf(storageKey: string, format: Import['format'], signal: AbortSignal) {
  const { path } = await writeTmpFile(await openForWork(storageKey, signal), { signal })
  const target = `${path}.rows`
  try {
    await writeTableRows({ path, format, target }, signal)
    return target
  } catch (error) {
    await removeTmpFile(target)
    throw asPermanent(error)
  } finally {
    await removeTmpFile(path)
  }
}

/** What cannot be read today cannot be read tomorrow either. */
function asPermanent(error: unknown): unknown {
  return error instanceof DocumentError
    ? new PermanentJobError(`imports.${error.code}`, {}, { cause: error })
    : error
}
