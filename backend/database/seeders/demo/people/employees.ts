import { DateTime } from 'luxon'
import { appendAuditRows, auditRow } from '#core/audit/append_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import type { DemoContext } from '#database/seeders/demo/context'
import { seededRandom } from '#database/seeders/random'
import Employee from '#people/employees/employee'
import { EMPLOYEES } from '#people/employees/number_series'
import { EMPLOYEE } from '#people/employees/record_employee'
import type { Office } from './departments.js'
import { seedJobHistory, type DemoMove } from './job_history.js'
import { planPeople, type PlannedPerson } from './plan.js'

/** Everyone of the demo company: those with a sign-in, and whoever works beside and below them. */
export async function seedEmployees(context: DemoContext, offices: ReadonlyMap<string, Office>) {
  const { trx, now } = context
  const names = await trx.from('users').select('id', 'username', 'name', 'name_ar', 'email')
  const users = new Map(names.map((user) => [user.username as string, user]))
  const people = planPeople(now, users)
  const random = seededRandom(1416)
  const unit = new DemoUnit(trx, {
    at: now,
    by: { id: context.users['hr.manager'].id, name: 'HR' },
  })
  const made = new Map<PlannedPerson, Employee>()
  for (const person of people) {
    const employee = new Employee().useTransaction(trx)
    employee.merge({ ...emptyColumns(Employee), ...factsOf(person, now, random), version: 1 })
    employee.number = await nextNumber(trx, EMPLOYEES, Number(person.joinOn.slice(0, 4)))
    employee.departmentId = offices.get(person.department)!.id
    employee.managerId = person.manager ? made.get(person.manager)!.id : null
    employee.createdBy = context.users['hr.manager'].id
    employee.refreshDerived()
    await employee.save()
    await seedJobHistory(unit, employee, moveOf(person, { offices, now, at: made.size }))
    made.set(person, employee)
  }
  await appendAuditRows(
    trx,
    [...made.values()].map((employee) =>
      auditRow(SYSTEM_ACTOR, {
        action: 'create',
        entityType: EMPLOYEE,
        entityId: employee.id,
        label: `${employee.number} · ${employee.name}`,
        after: employee.toAudit(),
      })
    )
  )
  return made
}

/** One of so many worked in the department above their own until some months ago. */
const MOVED = 9

interface Place {
  offices: ReadonlyMap<string, Office>
  now: DateTime
  /** How many people come before. */
  at: number
}

function moveOf(
  { department, user, left, joinOn }: PlannedPerson,
  { offices, now, at }: Place
): DemoMove | null {
  const above = offices.get(department)!.parentDepartmentId
  const movedOn = now.minus({ months: 1 + ((at / MOVED) % 11) }).toISODate()!
  if (user || left || above === null || at % MOVED !== 0 || movedOn <= joinOn) return null
  return { departmentId: above, movedOn }
}

type Random = ReturnType<typeof seededRandom>

function factsOf(person: PlannedPerson, now: DateTime, random: Random) {
  const { name, nameAr, position, grade, user, site } = person
  return {
    ...{ name, nameAr, grade },
    position: position[0],
    positionAr: position[1],
    userId: user?.id ?? null,
    email: user?.email ?? null,
    mobile: aMobile(random),
    phone: site ? null : `+966 11 234 ${random.whole(1000, 9999)}`,
    location: site ? random.pick(SITES) : 'Head office, Riyadh',
    ...termsOf(person, now, random),
    ...personalFacts(person, random),
  }
}

const aMobile = ({ whole }: Random) =>
  `+966 5${whole(0, 9)} ${whole(100, 999)} ${whole(1000, 9999)}`

/** What was agreed, and whether it still holds. */
function termsOf(
  { joinOn, nationality, left, leftMonths, site }: PlannedPerson,
  now: DateTime,
  random: Random
) {
  const joined = DateTime.fromISO(joinOn)
  const isLocal = nationality === 'Saudi Arabia'
  const standing = random.chance(0.03) ? ('on_leave' as const) : ('active' as const)
  return {
    joinOn,
    employmentType: 'full_time',
    status: left ? ('resigned' as const) : standing,
    endOn: left ? now.minus({ months: leftMonths }).toISODate() : null,
    endReason: left ? 'Moved abroad' : null,
    probationEndOn: joined.plus({ days: 90 }).toISODate(),
    contractType: isLocal ? 'indefinite' : 'fixed_term',
    contractEndOn: isLocal ? null : endOfTerm(joined, now).toISODate(),
    weeklyHours: 48,
    shift: 'day',
    weekend: site ? 'friday' : 'friday_saturday',
  }
}

function personalFacts({ joinOn, nationality, gender, position }: PlannedPerson, random: Random) {
  const isLocal = nationality === 'Saudi Arabia'
  const age = { years: random.whole(22, 41), days: random.whole(0, 364) }
  return {
    ...{ nationality, gender },
    birthOn: DateTime.fromISO(joinOn).minus(age).toISODate(),
    maritalStatus: random.chance(0.7) ? 'married' : 'single',
    personalMobile: aMobile(random),
    emergencyName: random.pick(RELATIVES),
    emergencyPhone: aMobile(random),
    homeAddress: random.pick(DISTRICTS),
    socialInsuranceNumber: String(random.whole(100_000_000, 999_999_999)),
    borderNumber: isLocal ? null : String(random.whole(3_000_000_000, 3_999_999_999)),
    visaProfession: isLocal ? null : position[1],
  }
}

/** Contracts of two years that follow each other. */
function endOfTerm(joined: DateTime, now: DateTime): DateTime {
  let end = joined.plus({ years: 2 })
  while (end < now.plus({ days: 20 })) end = end.plus({ years: 2 })
  return end.minus({ days: 1 })
}

const SITES = ['Olaya towers site', 'KAFD site', 'Diriyah site', 'Jeddah waterfront site'] as const
const RELATIVES = ['Wife', 'Brother', 'Father', 'Sister'] as const
const DISTRICTS = [
  'حي الملقا، الرياض',
  'حي العليا، الرياض',
  'حي النسيم، الرياض',
  'حي الروضة، الرياض',
  'سكن الشركة، الخرج',
] as const
