import db from '@adonisjs/lucid/services/db'
import { countryOf, type Country } from '#engines/text/countries'
import { departmentNames, peopleOn } from './employment.js'
import { goalsByDepartment } from './nationality_goals.js'
import {
  ALL,
  BY_DEPARTMENT,
  count,
  percent,
  TOTAL,
  type Ask,
  type Fact,
  type FigureRow,
  type PeopleReport,
} from './report_definition.js'
import { shareOf, sharesOf, shortOf } from './shares.js'

interface Person {
  employeeId: number
  departmentId: number
  country: Country
}

const NOT_STATED: Country = { key: 'none', en: 'Not stated', ar: 'غير مذكورة' }
const FACTS = { what: { en: 'Nationality', ar: 'الجنسية' } }

/** Who works here on the day, each with their nationality, which has no date of its own. */
async function peopleWithCountries(ask: Ask): Promise<Person[]> {
  const [places, rows] = await Promise.all([
    peopleOn(ask),
    db.from('employees').select('id', 'nationality'),
  ])
  const known = new Map<string, Country>()
  const countryFrom = (name: string) => {
    const country = known.get(name) ?? countryOf(name)
    known.set(name, country)
    return country
  }
  return rows.flatMap(({ id, nationality }) => {
    const departmentId = places.get(id)
    const country = nationality ? countryFrom(nationality) : NOT_STATED
    return departmentId === undefined ? [] : [{ employeeId: id, departmentId, country }]
  })
}

const factsOf = (people: readonly Person[]): Fact[] =>
  people.map(({ employeeId, country: { en, ar } }) => ({
    employeeId,
    on: null,
    what: { en, ar },
    amount: 1,
  }))

/** How many of each nationality work here. */
export const nationalities: PeopleReport = {
  title: { en: 'Nationalities', ar: 'الجنسيات' },
  hint: {
    en: 'Employees on the chosen date. Shares are rounded so that they add up to 100%.',
    ar: 'الموظفون في التاريخ المختار. قُرّبت النسب بحيث يكون مجموعها 100٪.',
  },
  ability: 'employees.private',
  by: FACTS.what,
  asks: ['department'],
  charted: ['headcount'],
  facts: FACTS,

  async figures(ask) {
    const people = await peopleWithCountries(ask)
    const groups = [...Map.groupBy(people, ({ country }) => country.key).values()]
    groups.sort((a, b) => b.length - a.length || a[0]!.country.en.localeCompare(b[0]!.country.en))
    const shares = sharesOf(groups.map(({ length }) => length))
    const rows = groups.map((own, at): FigureRow => {
      const { key, en, ar } = own[0]!.country
      const values = { headcount: own.length, share: shares[at]! }
      return { key, label: { en, ar }, month: null, values }
    })
    const share = people.length ? shares.reduce((sum, one) => sum + one, 0) : null
    return {
      columns: [count('headcount', 'Employees', 'الموظفون'), percent('share', 'Share', 'النسبة')],
      rows,
      total: { key: TOTAL, label: ALL, month: null, values: { headcount: people.length, share } },
    }
  },

  async factsOf(ask, { row, column }) {
    if (column !== 'headcount') return null
    const people = await peopleWithCountries(ask)
    const own = people.filter(({ country }) => row === TOTAL || country.key === row)
    return own.length || row === TOTAL ? factsOf(own) : null
  },
}

/** How far each department is from the share of a nationality that it should reach. */
export const localization: PeopleReport = {
  title: { en: 'Saudization', ar: 'التوطين' },
  hint: {
    en: 'The nationality that counts and the goal come from the nationality goals: of the department, of the one above it, or of the firm. Short by: people who would have to count at the present headcount.',
    ar: 'تُحدد الجنسية المحتسبة والنسبة المستهدفة في مستهدفات التوطين: للإدارة أو للإدارة التي تتبعها أو للشركة. والعجز عدد من يلزم احتسابهم بعدد الموظفين الحالي.',
  },
  ability: 'employees.private',
  by: BY_DEPARTMENT,
  asks: ['department'],
  charted: ['share', 'goal'],
  facts: FACTS,

  async figures(ask) {
    const [people, names, goalOf] = await Promise.all([
      peopleWithCountries(ask),
      departmentNames(),
      goalsByDepartment(),
    ])
    const rowOf = (own: readonly Person[], departmentId: number | null) => {
      const { country, percent: goal } = goalOf(departmentId)
      const counted = own.filter((one) => one.country.key === country.key).length
      return {
        ...{ headcount: own.length, counted, share: shareOf(counted, own.length) },
        goal: goal === null ? null : goal * 100,
        short: goal === null ? null : shortOf(counted, own.length, goal),
      }
    }
    const rows = [...Map.groupBy(people, ({ departmentId }) => departmentId)]
      .map(([id, own]): FigureRow => {
        const label = names.get(id)!
        return { key: String(id), label, month: null, values: rowOf(own, id) }
      })
      .sort((a, b) => a.label.en.localeCompare(b.label.en))
    const columns = [
      count('headcount', 'Employees', 'الموظفون'),
      count('counted', 'Counted', 'المحتسبون'),
      percent('share', 'Share', 'النسبة'),
      percent('goal', 'Goal', 'المستهدف'),
      { ...count('short', 'Short by', 'العجز'), opens: false },
    ]
    const values = rowOf(people, ask.departmentId)
    return { columns, rows, total: { key: TOTAL, label: ALL, month: null, values } }
  },

  async factsOf(ask, { row, column }) {
    const [people, goalOf] = await Promise.all([peopleWithCountries(ask), goalsByDepartment()])
    const own = people.filter(({ departmentId }) => row === TOTAL || String(departmentId) === row)
    if (column === 'headcount') return factsOf(own)
    if (column !== 'counted') return null
    const { country } = goalOf(row === TOTAL ? ask.departmentId : Number(row))
    return factsOf(own.filter((one) => one.country.key === country.key))
  },
}
