import type { Language } from '#core/base/language'
import { importOf } from '#core/imports/registry'
import { PermanentJobError } from '#core/jobs/define_job'
import { openBlob } from '#core/storage/blobs'
import { writeTmpFile } from '#core/storage/tmp_files'
import { SpreadsheetError } from '#engines/spreadsheet/xml_elements'
import File from '#files/shared/models/file'
import { abilitiesOf } from '#identity/guard/abilities'
import type Import from './import.js'
import type { Reading } from './import_rows.js'

/**
 * The file of an import as something that can be read, for who asked and as far as they may today.
 * The caller removes the temporary file at `path`.
 * @throws PermanentJobError when the person may no longer import this, or the file is gone
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
  const { path } = await writeTmpFile(await openBlob(file.storageKey), undefined, signal)
  const mapping = Object.fromEntries(
    Object.entries(batch.mapping).map(([field, column]) => [field, Number(column)])
  )
  return { path, format: batch.format, mapping, definition, language }
}

/** What cannot be read today cannot be read tomorrow either. */
export function asPermanent(error: unknown): unknown {
  return error instanceof SpreadsheetError
    ? new PermanentJobError(`imports.${error.code}`, {}, { cause: error })
    : error
}
