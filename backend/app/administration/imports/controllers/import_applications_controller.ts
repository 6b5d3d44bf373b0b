import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { importOf } from '#core/imports/registry'
import { noBody } from '#core/validation/fields'
import { requireProof } from '#identity/guard/decide_access'
import { writeRequest } from '#core/unit_of_work/write_request'
import { ApplyImportJob } from '#administration/imports/jobs/apply_import_job'
import { lockImport, ownImport } from '#administration/imports/own_import'

/** Carries an import out, once. */
export default class ImportApplicationsController {
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    await ownImport(ctx)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const batch = await lockImport(ctx, uow, expectedVersion)
      if (batch.status !== 'checked') throw conflict('IMPORT_NOT_CHECKED')
      const { title, needsProof } = importOf(batch.resource)!
      if (needsProof) requireProof(ctx)
      const job = await uow.enqueue({
        type: ApplyImportJob.jobName,
        title: title.en,
        titleAr: title.ar,
        payload: { importId: batch.id, language: languageOf(ctx) },
        entityType: 'import',
        entityId: batch.id,
      })
      batch.merge({
        status: 'applying',
        jobId: job.id,
        version: batch.version + 1,
        updatedBy: uow.actor.id,
      })
      await batch.save()
      return job
    })
  }
}
