import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/base/app_error'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import type { PersonalArea } from '#core/personal_data/areas'
import {
  earlierErasure,
  ErasureOrder,
  markErased,
  personOfRecords,
  rememberKeys,
} from '#core/personal_data/erased'
import { pseudonymOf, type Pseudonym } from '#core/personal_data/erasure_rule'
import { eraseBatch } from '#core/personal_data/erasure'
import { areasInOrder } from '#core/personal_data/erasure_plan'
import { obstaclesOf } from '#core/personal_data/obstacles'
import { findPerson, type Person, type Subject } from '#core/personal_data/people'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { ERASE_PERSON } from './job_names.js'
import { aboutSubject } from './subject_of.js'

type Context = JobContext<{ erasureId: number }>

/**
 * Erases in small transactions. Each is an effect of the job, so that an attempt that was cut short goes on
 * where it ended; what is erased is not asked for again.
 */
export class ErasePersonJob extends Job<{ erasureId: number }> {
  static jobName = ERASE_PERSON
  static timeoutSeconds = 3600

  async handle(context: Context) {
    const order = await ErasureOrder.findOrFail(context.payload.erasureId)
    const person = await personOf(order)
    const number = await context.effect('begin', (uow) => begin(uow, order, person))
    const names = pseudonymOf(number)
    const counts: Record<string, number> = {}
    const areas = areasInOrder()
    for (const [at, area] of areas.entries()) {
      await context.progress((100 * at) / areas.length)
      const changed = await eraseArea(context, area, { person, names })
      if (changed) counts[area.name] = changed
    }
    await context.complete((uow) => complete(uow, order, { names, counts }))
  }
}

const subjectOf = ({ subjectKind, subjectId }: ErasureOrder) =>
  ({ kind: subjectKind, id: subjectId }) as Subject

/** As they are found now; what is deleted already is known by its id. */
async function personOf(order: ErasureOrder): Promise<Person> {
  const known = personOfRecords(subjectOf(order), order.records)
  const found = await findPerson(subjectOf(order), db.connection()).catch((error) => {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  })
  if (!found) return known
  const { name, nameAr, emails, phones } = found
  return { ...known, name, nameAr, emails, phones }
}

/** @returns the number of the pseudonym. The same for what is erased of one person by several orders. */
async function begin(uow: UnitOfWork, order: ErasureOrder, person: Person): Promise<number> {
  const obstacles = await obstaclesOf(person, uow.trx)
  if (obstacles.length) throw new PermanentJobError('jobs.reasons.erasure_blocked')
  const number = (await earlierErasure(person, uow.trx)) ?? order.id
  if (person.clientId !== null) {
    const keys = [
      ...person.emails.map((email) => ({ email })),
      ...person.phones.map((phone) => ({ phone })),
    ]
    await rememberKeys(uow, keys, order.id)
  }
  await markErased(uow, person, order.id)
  return number
}

async function eraseArea(
  { effect, signal }: Context,
  area: PersonalArea,
  { person, names }: { person: Person; names: Pseudonym }
): Promise<number> {
  let changed = 0
  for (let after = 0; ;) {
    signal.throwIfAborted()
    const batch = await effect(`${area.name} ${after}`, async (uow) => {
      const done = await eraseBatch(uow, area, { person, names, after })
      return done && { ...done }
    })
    if (!batch) return changed
    changed += batch.changed
    after = batch.last
  }
}

interface Outcome {
  names: Pseudonym
  counts: Record<string, number>
}

/** One entry for the whole; it says how much, not what. */
async function complete(uow: UnitOfWork, order: ErasureOrder, { names, counts }: Outcome) {
  await order.useTransaction(uow.trx).merge({ counts, completedAt: DateTime.utc() }).save()
  const { reason, requestedBy, confirmedBy } = order
  await uow.audit({
    ...{ action: 'erase_personal_data', ...aboutSubject(subjectOf(order), names.en) },
    after: { reason, requestedBy, confirmedBy, areas: counts },
  })
}

registerJob(ErasePersonJob)
