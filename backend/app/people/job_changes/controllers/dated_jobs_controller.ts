import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { languageNow } from '#core/base/language'
import { validateQuery } from '#core/http/validate'
import { referencedNames } from '#core/resources/records'
import JobChange from '#people/job_history/job_change'
import { JOB_FIELDS, jobOn, type DatedChange } from '#people/job_history/job_on'
import { requireJobReader } from '#people/job_changes/present_changes'
import { dayValidator } from '#people/job_changes/validator'

export default class DatedJobsController {
  /** The job of an employee as it was or will be on a day; `joined` says whether they were here yet. */
  async show(ctx: HttpContext) {
    const { id } = await requireJobReader(ctx, ctx.params.id)
    const { on } = await validateQuery(ctx, dayValidator)
    const changes = await JobChange.query().where('employeeId', id)
    const job = jobOn(changes as unknown as DatedChange[], on)
    const value = (field: (typeof JOB_FIELDS)[number]) => job?.[field] ?? null
    const nameOf = async (table: string, key: unknown) =>
      (
        await referencedNames(
          { table, name: 'name', nameAr: 'name_ar' },
          [key as number | null],
          db,
          languageNow()
        )
      ).get(key as number) ?? null
    const isHr = ctx.abilities.has('employees.private')
    return {
      on,
      joined: job !== null,
      ...Object.fromEntries(JOB_FIELDS.map((field) => [field, value(field)])),
      endReason: isHr ? value('endReason') : null,
      departmentName: await nameOf('departments', value('departmentId')),
      managerName: await nameOf('employees', value('managerId')),
    }
  }
}
