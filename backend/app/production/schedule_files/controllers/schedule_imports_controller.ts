import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { receiveUpload } from '#core/storage/receive_upload'
import { storeFile } from '#core/storage/store_file'
import type { ReceivedFile } from '#core/storage/check_received'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { SCHEDULE_FILE } from '#engines/limits/reading'
import type { ScheduleFormat } from '#engines/schedule_files/schedule_file'
import { findProject } from '#production/projects/find_project'
import type Project from '#production/projects/project'
import { SCHEDULE_IMPORT } from '#production/schedule_files/file_rule'
import { ReadScheduleJob } from '#production/schedule_files/jobs/read_schedule_job'
import { presentImport } from '#production/schedule_files/present_import'
import ScheduleImport from '#production/schedule_files/schedule_import'

export default class ScheduleImportsController {
  /** What reading a file has found, and what applying it would change. */
  async show(ctx: HttpContext) {
    return presentImport(ctx, await importOf(ctx))
  }

  /** Takes a file of another program and orders it to be read. */
  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      maxBytes: SCHEDULE_FILE.bytes,
      kinds: ['xer', 'mspdi', 'csv', 'xlsx'],
    })
    ctx.response.status(202)
    return writeRequest(
      ctx,
      async (uow) => presentImport(ctx, await keep(uow, project, upload.file('file'))),
      upload.fingerprint
    )
  }
}

/** An import of this project that the viewer has uploaded. @throws AppError 404 */
export async function importOf({ params, actor }: HttpContext): Promise<ScheduleImport> {
  const batch = await ScheduleImport.query()
    .where('id', params.importId)
    .where('projectId', params.id)
    .where('createdBy', actor!.id!)
    .first()
  if (!batch) throw notFound()
  return batch
}

async function keep(uow: UnitOfWork, project: Project, file: ReceivedFile) {
  const owner = { ownerType: SCHEDULE_IMPORT, ownerId: project.id }
  const stored = await storeFile(uow, file, owner)
  const batch = await ScheduleImport.create(
    {
      projectId: project.id,
      fileId: stored.id,
      fileName: file.name,
      format: file.kind as ScheduleFormat,
      status: 'reading',
      fault: null,
      faultDetail: null,
      preview: null,
      scheduleVersion: null,
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  const job = await uow.enqueue({
    type: ReadScheduleJob.jobName,
    title: `Schedule file of ${project.code}`,
    titleAr: `ملف جدول ${project.code}`,
    payload: { importId: batch.id },
    entityType: 'project',
    entityId: project.id,
  })
  batch.jobId = job.id
  await batch.save()
  return batch
}
