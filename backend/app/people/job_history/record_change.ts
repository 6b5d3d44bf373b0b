import { DateTime } from 'luxon'
import { emptyColumns } from '#core/database/empty_columns'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import JobChange, { type ChangeKind } from './job_change.js'
import { JOB_FIELDS, type Job, type JobField } from './job_on.js'

/** An employee, as far as a job is concerned. */
type Employee = { id: number; joinOn: string } & Record<JobField, string | number | null>

interface Dated {
  kind: ChangeKind
  effectiveOn: string
  reason?: string | null
  job: Job
}

/** Writes down what changes from a day on. One whose day is past or today counts as applied. */
export async function recordChange(
  uow: UnitOfWork,
  { id }: Pick<Employee, 'id'>,
  { kind, effectiveOn, reason = null, job }: Dated
): Promise<JobChange> {
  const change = new JobChange().useTransaction(uow.trx)
  change.merge({
    ...emptyColumns(JobChange),
    ...(job as object),
    kind,
    effectiveOn,
    reason,
    version: 1,
  })
  change.merge({ employeeId: id, stated: Object.keys(job), createdBy: uow.actor.id })
  change.appliedAt = effectiveOn <= today() ? DateTime.utc() : null
  await change.save()
  return change
}

const jobOf = (employee: Employee): Job =>
  Object.fromEntries(JOB_FIELDS.map((field) => [field, employee[field] ?? null]))

/** The first change of an employee: everything that they begin with. */
export const recordJoining = (uow: UnitOfWork, employee: Employee) =>
  recordChange(uow, employee, {
    kind: 'joined',
    effectiveOn: employee.joinOn,
    job: jobOf(employee),
  })

/** Fields of a job that an edit of the record has changed take effect today. */
export async function recordEdit(
  uow: UnitOfWork,
  employee: Employee,
  before: Record<string, unknown>
) {
  const changed = JOB_FIELDS.filter(
    (field) => (before[field] ?? null) !== (employee[field] ?? null)
  )
  if (changed.length) {
    const job = jobOf(employee)
    await recordChange(uow, employee, {
      kind: 'changed',
      effectiveOn: today(),
      job: Object.fromEntries(changed.map((field) => [field, job[field]])),
    })
  }
  if (before.joinOn !== employee.joinOn) await moveJoining(uow, employee)
}

/** Someone who joined on another day than was written has their first change on that day. */
async function moveJoining(uow: UnitOfWork, { id, joinOn }: Employee) {
  const first = await JobChange.query({ client: uow.trx })
    .where({ employeeId: id, kind: 'joined' })
    .orderBy('id')
    .first()
  if (!first) return
  first.merge({ effectiveOn: joinOn, updatedBy: uow.actor.id })
  first.version++
  await first.save()
}

/** What an edit compares. */
export const jobBefore = (employee: Employee): Record<JobField | 'joinOn', unknown> => ({
  ...(jobOf(employee) as Record<JobField, unknown>),
  joinOn: employee.joinOn,
})
