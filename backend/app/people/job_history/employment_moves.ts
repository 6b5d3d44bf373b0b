import { worksHere, type EmployeeStatus } from '#people/enums/employees'

/** What a change of job says of where somebody works: as a row of `job_changes`, null where it says nothing. */
export interface EmploymentStep {
  employee_id: number
  effective_on: string
  department_id: number | null
  status: EmployeeStatus | null
}

/** Somebody joins, leaves or changes department on a day; null stands for outside the firm. */
export interface EmploymentMove {
  employeeId: number
  on: string
  from: number | null
  to: number | null
}

/**
 * Every move of everybody, by person and day. What several changes of one day come to is one move, or none.
 * @param steps by person, day and id
 */
export function movesOf(steps: readonly EmploymentStep[]): EmploymentMove[] {
  const moves: EmploymentMove[] = []
  let person = 0
  let department: number | null = null
  let works = false
  let place: number | null = null
  for (const [at, step] of steps.entries()) {
    if (step.employee_id !== person) [department, works, place] = [null, false, null]
    person = step.employee_id
    if (step.department_id !== null) department = step.department_id
    if (step.status !== null) works = worksHere(step.status)
    const next = steps[at + 1]
    if (next?.employee_id === person && next.effective_on === step.effective_on) continue
    const now = works ? department : null
    if (now !== place)
      moves.push({ employeeId: person, on: step.effective_on, from: place, to: now })
    place = now
  }
  return moves
}

/** The department of everybody who works here at the end of a day. */
export function placesOn(moves: readonly EmploymentMove[], day: string): Map<number, number> {
  const places = new Map<number, number>()
  for (const { employeeId, on, to } of moves) {
    if (on > day) continue
    if (to === null) places.delete(employeeId)
    else places.set(employeeId, to)
  }
  return places
}

export const FLOWS = ['joined', 'movedIn', 'left', 'movedOut'] as const
export type Flow = (typeof FLOWS)[number]
/** Whether a department is among those that are looked at. */
export type Inside = (departmentId: number) => boolean

/** What a move is to some departments; null where it does not cross their border. */
export function flowOf({ from, to }: EmploymentMove, inside: Inside): Flow | null {
  const was = from !== null && inside(from)
  const is = to !== null && inside(to)
  if (was === is) return null
  if (is) return from === null ? 'joined' : 'movedIn'
  return to === null ? 'left' : 'movedOut'
}

export type FlowCounts = Record<Flow | 'start' | 'end', number>

/** How many there were before the first day, who came and went, and how many there are after the last. */
export function countFlow(
  moves: readonly EmploymentMove[],
  { from, to }: { from: string; to: string },
  inside: Inside
): FlowCounts {
  const counts: FlowCounts = { start: 0, joined: 0, movedIn: 0, left: 0, movedOut: 0, end: 0 }
  for (const move of moves) {
    if (move.on > to) continue
    const flow = flowOf(move, inside)
    if (!flow) continue
    const change = flow === 'joined' || flow === 'movedIn' ? 1 : -1
    counts.end += change
    if (move.on < from) counts.start += change
    else counts[flow]++
  }
  return counts
}

/** Leavers for each hundred people, of the mean of both ends, in hundredths of a percent. */
export function turnoverBp({ start, end, left }: FlowCounts): number | null {
  return start + end === 0 ? null : Math.round((left * 2 * 10_000) / (start + end))
}
