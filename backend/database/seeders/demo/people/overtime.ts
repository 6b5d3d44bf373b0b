import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import Employee from '#people/employees/employee'
import { responsibleFor } from '#people/leave_requests/responsible'
import { approveOvertime, rejectOvertime } from '#people/overtime_requests/decide_overtime'
import { submitOvertime } from '#people/overtime_requests/submit_overtime'

/** Who of the demo company asks for overtime. */
const PEOPLE = ['engineer', 'estimator', 'chief.engineer', 'planner', 'foreman', 'storekeeper']
const REASONS = [
  'صب خرسانة السقف مساءً',
  'إقفال مناقصة في صباح اليوم التالي',
  'تسليم الواجهة قبل زيارة الاستشاري',
] as const

/** Days from today, how long, and what became of it. */
const WANTED = [
  { day: -40, minutes: 120, outcome: 'approved' },
  { day: -20, minutes: 180, outcome: 'approved' },
  { day: -13, minutes: 240, outcome: 'rejected' },
  { day: 6, minutes: 120, outcome: 'open' },
] as const

/** Overtime that people have asked for, each of it a day or more before. */
export async function seedOvertime(context: DemoContext) {
  const { trx, users } = context
  for (const [at, username] of PEOPLE.entries()) {
    const employee = await Employee.query({ client: trx })
      .where('userId', users[username].id)
      .first()
    if (!employee?.employed) continue
    for (const nth of [at, at + 1]) await seedRequest(context, employee, nth)
  }
}

async function seedRequest(context: DemoContext, employee: Employee, nth: number) {
  const { now, users } = context
  const { day, minutes, outcome } = WANTED[nth % WANTED.length]!
  const on = (away: number) => now.plus({ days: away }).toISODate()!
  const unit = (id: number) =>
    new DemoUnit(context.trx, {
      at: now.plus({ days: Math.min(0, day - 1) }),
      by: { id, name: 'HR' },
    })
  const wanted = { workedOn: on(day), minutes, reason: REASONS[nth % REASONS.length]! }
  const asks = unit(employee.userId!)
  const request = await submitOvertime(asks, wanted, new Set(), on(Math.min(0, day - 1)))
  if (outcome === 'open') return
  await request.load('employee')
  const userId = (await responsibleFor(asks, employee)) ?? users['hr.manager'].id
  const by = {
    userId,
    role: 'staff',
    abilities: new Set(['people.open', 'overtime-requests.approve']),
  }
  if (outcome === 'approved') await approveOvertime(unit(userId), request, { comment: null, by })
  else await rejectOvertime(unit(userId), request, { reason: 'يكفي وقت الدوام هذا الأسبوع', by })
}
