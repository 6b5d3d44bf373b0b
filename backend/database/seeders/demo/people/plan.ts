import type { DateTime } from 'luxon'
import { seededRandom } from '#database/seeders/random'
import { CREWS, DEPARTMENTS, FORMER, KNOWN, type DepartmentCode } from './departments_data.js'
import { OFFICE, SITE, WOMEN } from './names.js'

interface DemoSignIn {
  id: number
  name: string
  name_ar: string | null
  email: string | null
}

/** Someone of the demo company before they are written down, after whoever manages them. */
export interface PlannedPerson {
  name: string
  nameAr: string
  department: DepartmentCode
  position: readonly [string, string]
  grade: string
  basic: number
  nationality: string
  gender: 'male' | 'female'
  joinOn: string
  manager: PlannedPerson | null
  user: DemoSignIn | null
  site: boolean
  left: boolean
  /** How many months ago, of who has left. */
  leftMonths: number
}

const WOMEN_OF_OFFICES = 0.18

interface Plan {
  random: Random
  now: DateTime
  people: PlannedPerson[]
  heads: Map<DepartmentCode, PlannedPerson>
  names: Set<string>
}

/** The same people in every demo company. Managers come before those whom they manage. */
export function planPeople(now: DateTime, users: ReadonlyMap<string, DemoSignIn>): PlannedPerson[] {
  const plan: Plan = {
    random: seededRandom(140),
    now,
    people: [],
    heads: new Map(),
    names: new Set(),
  }
  planSignIns(plan, users)
  planCrews(plan)
  planFormer(plan)
  return plan.people
}

/** The first of a department is its head; heads report to the head of the department above. */
function planSignIns(plan: Plan, users: ReadonlyMap<string, DemoSignIn>) {
  const { people, heads, names } = plan
  for (const { username, manager, left = false, gender = 'male', ...facts } of KNOWN) {
    const user = users.get(username)!
    const isHead = !heads.has(facts.department)
    const stated = manager && people.find((one) => one.user === users.get(manager))
    const person: PlannedPerson = {
      ...facts,
      ...{ gender, user, left, leftMonths: 5, site: false, joinOn: someDay(plan, 11) },
      name: user.name,
      nameAr: user.name_ar ?? user.name,
      manager:
        stated || (isHead ? headAbove(plan, facts.department) : headOf(plan, facts.department)),
    }
    if (isHead) heads.set(facts.department, person)
    names.add(person.name)
    people.push(person)
  }
  const depth = ({ manager }: PlannedPerson): number => (manager ? depth(manager) + 1 : 0)
  people.sort((a, b) => depth(a) - depth(b))
}

/** Workers of the sites share the foremen between them; all others report to the head. */
function planCrews(plan: Plan) {
  const { random, people, names } = plan
  let foremen: PlannedPerson[] = []
  let shared = 0
  for (const { count, leads = false, site = false, ...facts } of CREWS) {
    const own: PlannedPerson[] = []
    for (let i = 0; i < count; i++) {
      const isWoman = !site && random.chance(WOMEN_OF_OFFICES)
      const from = isWoman ? WOMEN : random.pick(site ? SITE : OFFICE)
      const isLed = foremen.length > 0 && facts.department === 'SIT'
      own.push({
        ...facts,
        ...freshName(from, names, random),
        ...{ site, user: null, left: false, leftMonths: 0, joinOn: someDay(plan, site ? 6 : 9) },
        manager: isLed ? foremen[shared++ % foremen.length] : headOf(plan, facts.department),
        nationality: from.nationality,
        gender: isWoman ? 'female' : 'male',
      })
    }
    if (leads) foremen = own
    people.push(...own)
  }
}

/** Who worked here until some months ago. */
function planFormer(plan: Plan) {
  const { random, now, people, names } = plan
  for (const { leftMonths, ...facts } of FORMER) {
    const from = random.pick(OFFICE)
    people.push({
      ...facts,
      ...freshName(from, names, random),
      ...{ site: false, user: null, left: true, leftMonths, gender: 'male' },
      joinOn: now.minus({ months: leftMonths + random.whole(8, 60) }).toISODate()!,
      ...{ manager: headOf(plan, facts.department), nationality: from.nationality },
    })
  }
}

const someDay = ({ random, now }: Plan, years: number) =>
  now.minus({ days: random.whole(60, years * 365) }).toISODate()!

const codeAbove = (code: DepartmentCode) => DEPARTMENTS.find(([own]) => own === code)?.[3] ?? null

const headOf = (plan: Plan, code: DepartmentCode): PlannedPerson | null =>
  plan.heads.get(code) ?? headAbove(plan, code)

function headAbove(plan: Plan, code: DepartmentCode): PlannedPerson | null {
  const above = codeAbove(code)
  return above === null ? null : headOf(plan, above)
}

type Random = ReturnType<typeof seededRandom>
type Origin = (typeof SITE)[number] | (typeof OFFICE)[number]

function freshName({ first, last }: Origin, taken: Set<string>, random: Random) {
  for (;;) {
    const [given, family] = [random.pick(first), random.pick(last)]
    const name = `${given[0]} ${family[0]}`
    if (taken.has(name) && taken.size < 400) {
      const middle = random.pick(first)
      const longer = `${given[0]} ${middle[0]} ${family[0]}`
      if (taken.has(longer)) continue
      taken.add(longer)
      return { name: longer, nameAr: `${given[1]} ${middle[1]} ${family[1]}` }
    }
    taken.add(name)
    return { name, nameAr: `${given[1]} ${family[1]}` }
  }
}
