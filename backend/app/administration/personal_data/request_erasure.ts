import { AppError, conflict, forbidden, invalid } from '#core/base/app_error'
import { authorsOf, planOf, type ErasurePlan } from '#core/personal_data/erasure_plan'
import { obstaclesOf } from '#core/personal_data/obstacles'
import { findPerson, type Person, type Subject } from '#core/personal_data/people'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { fold } from '#engines/text/fold'
import { confirmersOf } from '#identity/held_changes/confirmers'
import { pendingChanges } from '#identity/held_changes/pending_changes'
import { holdChange } from '#identity/held_changes/hold_change'

export const PERSON_ERASURE = 'person_erasure' as const

/** What a held erasure carries out; of the person it knows ids only. */
export interface HeldErasure {
  subject: Subject
  reason: string
  /** Who doesn't confirm it: the person, and who made documents of them. */
  excluded: number[]
}

/**
 * Requests what takes effect when a second person has confirmed it.
 * @throws AppError 404, 403 OWN_ERASURE | ERASURE_INTERESTED, 409 ERASURE_BLOCKED | ERASURE_REQUESTED |
 *   NO_SECOND_PERSON, 422 on `reason`
 */
export async function requestErasure(uow: UnitOfWork, subject: Subject, reason: string) {
  const person = await findPerson(subject, uow.trx)
  refuseNames(reason, person)
  const excluded = await requireErasable(uow, person)
  if (await pendingErasure(subject, uow.trx)) throw conflict('ERASURE_REQUESTED')
  const payload: HeldErasure = { subject, reason, excluded }
  const plan = await planOf(person, uow.trx)
  const change = await holdChange(uow, {
    ...{ kind: PERSON_ERASURE, subjectId: subject.id, concernedId: null },
    // the record, not the name, which would outlive the erasure here
    ...{ label: labelOf(subject), payload: { ...payload }, before: {} },
    after: { reason, ...countsOf(plan) },
  })
  if (!(await confirmersOf(change, uow.trx)).length) throw conflict('NO_SECOND_PERSON')
  return change
}

export const labelOf = ({ kind, id }: Subject) => `${kind}:${id}`

/**
 * @returns who doesn't confirm it: the person, and who made documents of them
 * @throws AppError 403 where it is about the actor or their documents, 409 while something is open
 */
export async function requireErasable(uow: UnitOfWork, person: Person): Promise<number[]> {
  const actorId = uow.actor.id!
  const { userId } = person
  if (userId === actorId) throw forbidden('OWN_ERASURE')
  const authors = await authorsOf(person, uow.trx)
  if (authors.includes(actorId)) throw forbidden('ERASURE_INTERESTED')
  const obstacles = await obstaclesOf(person, uow.trx)
  if (obstacles.length) throw new AppError(409, 'ERASURE_BLOCKED', { details: { obstacles } })
  return userId === null ? authors : [...authors, userId]
}

/** What is requested for this record and not decided yet. */
export const pendingErasure = (subject: Subject, client: Parameters<typeof findPerson>[1]) =>
  pendingChanges(client)
    .where({ kind: PERSON_ERASURE, label: labelOf(subject) })
    .first()

/** The reason outlives what is erased: it says why, not who. */
function refuseNames(reason: string, { name, nameAr, emails }: Person) {
  const text = fold(reason)
  const named = [name, nameAr, ...emails].some((one) => one && text.includes(fold(one)))
  if (named) throw invalid({ reason: ['names_person'] })
}

function countsOf(plan: ErasurePlan) {
  const rows = (how: string) =>
    plan.filter((area) => area.how === how).reduce((sum, { count }) => sum + count, 0)
  return { deleted: rows('delete'), replaced: rows('replace'), kept: rows('keep') }
}
