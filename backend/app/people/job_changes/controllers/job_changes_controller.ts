import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockEmployee } from '#people/employees/record_employee'
import { callOff, changeJob } from '#people/job_changes/change_job'
import JobChange from '#people/job_history/job_change'
import type { Job } from '#people/job_history/job_on'
import { presentChanges, requireJobReader } from '#people/job_changes/present_changes'
import { jobChangeValidator } from '#people/job_changes/validator'

export default class JobChangesController {
  async index(ctx: HttpContext) {
    const { id } = await requireJobReader(ctx, ctx.params.id)
    return presentChanges(ctx, id)
  }

  async store(ctx: HttpContext) {
    const { effectiveOn, reason, ...job } = await validateBody(ctx, jobChangeValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const employee = await lockEmployee(uow, ctx.params.id, expectedVersion)
      const stated = Object.entries(job).filter(([, value]) => value !== undefined)
      await changeJob(uow, employee, {
        effectiveOn,
        reason,
        job: Object.fromEntries(stated) as Job,
      })
      return presentChanges(ctx, employee.id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const employee = await lockEmployee(uow, ctx.params.id, expectedVersion)
      const change = await JobChange.query({ client: uow.trx })
        .where({ id: ctx.params.changeId, employeeId: employee.id })
        .first()
      if (!change) throw notFound()
      await callOff(uow, employee, change)
    })
  }
}
