import type { HttpContext } from '@adonisjs/core/http'
import { conflict, invalid } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { importOf } from '#core/imports/registry'
import { writeRequest } from '#core/unit_of_work/write_request'
import { CheckImportJob } from '#administration/imports/jobs/check_import_job'
import type Import from '#administration/imports/import'
import { lockImport, ownImport } from '#administration/imports/own_import'
import { checkImportValidator } from '#administration/imports/validator'

type Pair = { field: string; column: number }

/** The dry run of an import. */
export default class ImportChecksController {
  async store(ctx: HttpContext) {
    const { mapping, keyField = null } = await validateBody(ctx, checkImportValidator)
    const expectedVersion = requireVersion(ctx)
    await ownImport(ctx)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const batch = await lockImport(ctx, uow, expectedVersion)
      if (batch.status === 'applying' || batch.status === 'applied')
        throw conflict('IMPORT_APPLIED')
      requireMapping(batch, mapping, keyField)
      const { title } = importOf(batch.resource)!
      const job = await uow.enqueue({
        type: CheckImportJob.jobName,
        title: `Row check: ${title.en}`,
        titleAr: `فحص الصفوف: ${title.ar}`,
        payload: { importId: batch.id, language: languageOf(ctx) },
        entityType: 'import',
        entityId: batch.id,
      })
      batch.merge({
        mapping: Object.fromEntries(mapping.map(({ field, column }) => [field, String(column)])),
        keyField,
        status: 'checking',
        jobId: job.id,
        version: batch.version + 1,
        updatedBy: uow.actor.id,
      })
      await batch.save()
      return job
    })
  }
}

/** @throws AppError 422 naming the member that does not fit the file or the resource */
function requireMapping({ resource, headings }: Import, mapping: Pair[], keyField: string | null) {
  const { fields, keys } = importOf(resource)!
  const names = mapping.map(({ field }) => field)
  const columns = mapping.map(({ column }) => column)
  const unknown = names.some((name) => !fields.some(({ key }) => key === name))
  if (unknown || new Set(names).size < names.length) throw invalid({ mapping: ['choice'] })
  if (columns.some((column) => column >= headings.length)) throw invalid({ mapping: ['range'] })
  const missing = fields.filter(({ key, required }) => required && !names.includes(key))
  if (missing.length) throw invalid({ mapping: ['requiredColumn'] })
  if (keyField && (!keys.includes(keyField) || !names.includes(keyField)))
    throw invalid({ keyField: ['choice'] })
}
