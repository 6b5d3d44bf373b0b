import db from '@adonisjs/lucid/services/db'
import { endOfServiceAward } from '#engines/labour/end_of_service'
import { serviceBetween, type Service } from '#engines/labour/service_years'
import { parseDay } from '#engines/scheduling/moment'
import { searchText } from '#engines/text/fold'
import { ratesOn, type MonthlyPay } from '#people/employee_pay/rates_on'
import { employedBetween } from '#people/employees/employed_between'
import { employmentsOn } from './service_start.js'
import { daysWithoutService } from './unpaid_leave.js'

export interface LiabilityQuestion {
  asOf: string
  departmentId?: number
  /** A part of a number or a name. */
  q?: string
}

/** What the firm would owe someone at the end of their contract on a day. Amounts are null without pay. */
export interface LiabilityRow {
  employeeId: number
  number: string
  name: string
  nameAr: string
  departmentId: number
  departmentName: string
  departmentNameAr: string
  /** First day of the service that counts. */
  joinOn: string
  service: Service
  suspendedDays: number
  wageMinor: number | null
  /** Article 84: where the firm ends the contract. */
  awardMinor: number | null
  /** Article 85: where the person resigns on that day. */
  resignedMinor: number | null
}

/**
 * The end-of-service liability for everyone who works here on a day, by the pay of that day and the
 * service up to it. The same few queries, however many people there are.
 */
export async function liabilityOn(question: LiabilityQuestion): Promise<LiabilityRow[]> {
  const { asOf } = question
  const employments = await employmentsOn(db.connection(), asOf)
  const people = (await peopleOn(question)).filter(({ id }) => !employments.get(id)?.hasLeft)
  const rates = await ratesOn(db.connection(), asOf)
  const without = await daysWithoutService(db.connection(), asOf, { employments })
  return people.map((person) => {
    const suspendedDays = without.get(person.id) ?? 0
    const joinOn = employments.get(person.id)?.startOn ?? person.join_on
    const service = serviceBetween(parseDay(joinOn), parseDay(asOf), suspendedDays)
    return {
      ...{ employeeId: person.id, number: person.number, name: person.name },
      ...{ nameAr: person.name_ar, departmentId: person.department_id },
      departmentName: person.department_name,
      departmentNameAr: person.department_name_ar,
      ...{ joinOn, service, suspendedDays },
      ...amountsOf(service, rates.get(person.id)),
    }
  })
}

function amountsOf(service: Service, pay: MonthlyPay | undefined) {
  if (!pay) return { wageMinor: null, awardMinor: null, resignedMinor: null }
  const { wageMinor } = pay
  const award = (end: 'ended_by_employer' | 'resigned') =>
    endOfServiceAward({ service, wageMinor, end }).minor
  return { wageMinor, awardMinor: award('ended_by_employer'), resignedMinor: award('resigned') }
}

interface Person {
  id: number
  number: string
  name: string
  name_ar: string
  join_on: string
  department_id: number
  department_name: string
  department_name_ar: string
}

/** Who works here on a day, the last one of somebody included. */
async function peopleOn({ asOf, departmentId, q }: LiabilityQuestion): Promise<Person[]> {
  const all = db.from('employees as e').join('departments as d', 'd.id', 'e.department_id')
  const query = employedBetween(all, { firstOn: asOf, lastOn: asOf }, 'e')
    .orderBy('e.name')
    .orderBy('e.id')
    .select('e.id', 'e.number', 'e.name', 'e.name_ar', 'e.join_on', 'e.department_id')
    .select('d.name as department_name', 'd.name_ar as department_name_ar')
  if (departmentId !== undefined) query.where('e.department_id', departmentId)
  const people: Person[] = await query
  const wanted = q ? searchText(q) : ''
  if (!wanted) return people
  return people.filter(({ number, name, name_ar: nameAr }) =>
    searchText(number, name, nameAr).includes(wanted)
  )
}
