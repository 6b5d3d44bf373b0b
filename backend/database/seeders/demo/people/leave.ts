import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { seededRandom } from '#database/seeders/random'
import { accrualOfMonth, nextMonth } from '#engines/labour/leave_accrual'
import type Employee from '#people/employees/employee'
import { appendEntries, type NewEntry } from '#people/leave_entries/append_entries'
import { completeMonth, endOfMonth } from '#people/leave_entries/open_months'
import { approveLeave } from '#people/leave_requests/decide_leave'
import { responsibleFor } from '#people/leave_requests/responsible'
import { submitLeave } from '#people/leave_requests/submit_leave'
import { accrualRulesOf } from '#people/leave_types/accrual_rules'
import LeaveType from '#people/leave_types/leave_type'

const YEARS = 2
const DAY_E4 = 10_000

/** From when on, for how many days, and whether it was decided; days from today. */
const WANTED = [
  { code: 'ANNUAL', from: -210, days: 12, isDecided: true },
  { code: 'ANNUAL', from: -64, days: 5, isDecided: true },
  { code: 'ANNUAL', from: -2, days: 7, isDecided: true },
  { code: 'ANNUAL', from: 9, days: 6, isDecided: true },
  { code: 'ANNUAL', from: 24, days: 10, isDecided: false },
  { code: 'SICK', from: -33, days: 2, isDecided: true },
] as const

/** Two years of earned leave of everyone, and what those with a sign-in have asked for. */
export async function seedLeave(context: DemoContext, people: readonly Employee[]) {
  const types = await LeaveType.query({ client: context.trx })
  const annual = types.find(({ code }) => code === 'ANNUAL')!
  const unit = unitOf(context, context.users['hr.manager'].id)
  await appendEntries(unit, earnedBy(context, people, annual))
  const signedIn = people.filter(({ userId, employed }) => userId !== null && employed)
  for (const [at, employee] of signedIn.entries())
    for (const wanted of [WANTED[at % WANTED.length]!, WANTED[(at + 2) % WANTED.length]!]) {
      const type = types.find(({ code }) => code === wanted.code)!
      await seedRequest(context, employee, { ...wanted, leaveTypeId: type.id })
    }
}

const unitOf = ({ trx, now }: DemoContext, id: number) =>
  new DemoUnit(trx, { at: now.minus({ days: 3 }), by: { id, name: 'HR' } })

/** What was there when the firm began to keep leave here, and each month since. */
function earnedBy({ now }: DemoContext, people: readonly Employee[], type: LeaveType): NewEntry[] {
  const random = seededRandom(109)
  const rules = accrualRulesOf(type)
  const begunOn = now.minus({ years: YEARS }).startOf('month').toISODate()!
  const until = completeMonth(now.toISODate()!)
  return people.flatMap(({ id: employeeId, joinOn: joinedOn, endOn: endedOn }) => {
    const of = { employeeId, leaveTypeId: type.id }
    const isOld = joinedOn < begunOn
    const opening: NewEntry = {
      ...{ ...of, kind: 'opening', effectiveOn: begunOn },
      daysE4: random.whole(2, 18) * DAY_E4,
      ...{ key: `opening:${type.id}:${employeeId}`, note: 'رصيد عند بدء التسجيل' },
    }
    const months: NewEntry[] = []
    const last = endedOn && endedOn.slice(0, 7) < until ? endedOn.slice(0, 7) : until
    const first = (isOld ? begunOn : joinedOn).slice(0, 7)
    for (let month = first; month <= last; month = nextMonth(month))
      months.push({
        ...{ ...of, kind: 'accrual', effectiveOn: endOfMonth(month) },
        daysE4: accrualOfMonth(month, [{ joinedOn, endedOn }], rules),
        key: `accrual:${type.id}:${employeeId}:${month}`,
      })
    return isOld && months.length ? [opening, ...months] : months
  })
}

interface Wanted {
  leaveTypeId: number
  from: number
  days: number
  isDecided: boolean
}

async function seedRequest(
  context: DemoContext,
  employee: Employee,
  { leaveTypeId, from, days, isDecided }: Wanted
) {
  const day = (away: number) => context.now.plus({ days: away }).toISODate()!
  if (employee.joinOn > day(from)) return
  const unit = unitOf(context, employee.userId!)
  // as HR enters what is over: the days before today are not asked for any more
  const abilities = new Set(['employees.manage'])
  const wanted = { leaveTypeId, fromOn: day(from), toOn: day(from + days - 1) }
  const request = await submitLeave(unit, wanted, abilities)
  if (!isDecided) return
  await request.load('employee')
  await request.load('leaveType')
  const userId = (await responsibleFor(unit, employee)) ?? context.users['hr.manager'].id
  if (userId === employee.userId) return
  const decider = unitOf(context, userId)
  const by = {
    userId,
    role: 'staff',
    abilities: new Set(['people.open', 'leave-requests.approve']),
  }
  await approveLeave(decider, request, { comment: null, by })
}
