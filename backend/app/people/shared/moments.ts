import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/**
 * Moments of a person at the firm that other parts of the department follow in the same unit of work: what
 * they do is kept with the change, or neither is.
 */
type Work<About> = (uow: UnitOfWork, about: About) => Promise<unknown>

function moment<About>() {
  const works: Work<About>[] = []
  return {
    follow: (work: Work<About>) => void works.push(work),
    async happen(uow: UnitOfWork, about: About) {
      for (const work of works) await work(uow, about)
    },
  }
}

/** An employee, as far as it matters to those who follow. */
export interface Person {
  id: number
  userId: number | null
  departmentId: number
  name: string
  nameAr: string
  position: string
  positionAr: string
  joinOn: string
}

const joining = moment<Person>()
export const onJoining = joining.follow
/** Someone was entered who joins. */
export const joined = joining.happen

interface CalledOff {
  employeeId: number
  jobChangeId: number
}

const callingOff = moment<CalledOff>()
export const onLeavingCalledOff = callingOff.follow
/** A last day is about to be called off. */
export const leavingCalledOff = callingOff.happen
