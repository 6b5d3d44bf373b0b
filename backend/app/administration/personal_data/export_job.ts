import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/base/app_error'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { personalAreas } from '#core/personal_data/areas'
import { findPerson } from '#core/personal_data/people'
import { newOwnKey } from '#core/storage/blob_keys'
import { storeFile } from '#core/storage/store_file'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { mayRead } from './contents.js'
import {
  archiveName,
  EXPORT_PERSONAL_DATA,
  PERSONAL_EXPORT,
  type ExportOrder,
} from './order_export.js'
import { archiveOf } from './write_archive.js'

const ABILITY = 'personal-data.manage'

/** Writes what is held of a person into an archive, as far as who asked for it may read it now. */
export class ExportPersonalDataJob extends Job<ExportOrder> {
  static jobName = EXPORT_PERSONAL_DATA
  static timeoutSeconds = 1800

  async handle({ payload, job, signal, complete }: JobContext<ExportOrder>) {
    const { subject, language } = payload
    const abilities = await abilitiesOfRequester(job.createdBy)
    if (!abilities.has(ABILITY)) throw new PermanentJobError('exports.forbidden')
    const client = db.connection()
    const person = await findPerson(subject, client).catch(gone)
    const contents = { person, abilities, language, client, signal }
    const file = await writeTmpFile(archiveOf(contents), { signal })
    const fileName = archiveName(subject)
    const label = { name: fileName, mime: 'application/zip', extension: 'zip' }
    try {
      await complete(async (uow) => {
        const owner = { ownerType: PERSONAL_EXPORT, ownerId: null, requires: requiredBy(abilities) }
        const stored = await storeFile(uow, { ...file, ...label }, owner, newOwnKey())
        return { fileId: stored.id, fileName }
      })
    } finally {
      await removeTmpFile(file.path)
    }
  }
}

/** Who loses what an area needs no longer opens an archive that has it. */
const requiredBy = (abilities: ReadonlySet<string>) => [
  ABILITY,
  ...new Set(
    personalAreas().flatMap((area) =>
      area.ability && mayRead(area, abilities) ? [area.ability] : []
    )
  ),
]

function gone(error: unknown): never {
  if (error instanceof AppError) throw new PermanentJobError('jobs.reasons.record_gone')
  throw error
}

registerJob(ExportPersonalDataJob)
