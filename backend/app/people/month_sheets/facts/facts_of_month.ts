import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Employed } from '#engines/labour/leave_accrual'
import type { RateFrom } from '#engines/labour/month_pay'
import { holidaysBetween } from '#people/leave_requests/leave_rules'
import { servicesOf } from '#people/shared/services'
import { attendanceOfMonth, type AttendanceOfMonth } from './attendance_of_month.js'
import { leaveOfMonth, type LeaveOfMonth } from './leave_of_month.js'
import type { Month } from './month.js'
import { overtimeOfMonth, type OvertimeOfMonth } from './overtime_of_month.js'
import type { Person } from './people_of_month.js'
import { ratesOfMonth } from './rates_of_month.js'
import { accountsOf, NO_ACCOUNT, withExpiredDocuments, type Account } from './record_of_month.js'
import { settlementsOfMonth, type SettledDays } from './settlements_of_month.js'
import { workedTimeOf, type WorkedTime } from './worked_time.js'

/** All that somebody's lines of a month are made of. */
export interface PersonMonth {
  person: Person
  /** In order; days between two of them are none of service. */
  services: Employed[]
  month: Month
  holidays: ReadonlySet<string>
  rates: RateFrom[]
  leave: LeaveOfMonth
  worked: WorkedTime
  overtime: OvertimeOfMonth
  attendance: AttendanceOfMonth
  account: Account
  hasExpiredDocument: boolean
  /** Those of who leaves in this month, as far as they pay its days. */
  settlements: SettledDays[]
}

/** What is known of a month of some people, by a few queries for all of them. */
export async function factsOfMonth(
  client: Pick<QueryClientContract, 'from'>,
  month: Month,
  people: readonly Person[]
): Promise<PersonMonth[]> {
  if (!people.length) return []
  const holidays = await holidaysBetween(client, month.firstOn, month.lastOn)
  const rates = await ratesOfMonth(client, month, people)
  const leave = await leaveOfMonth(client, month, people)
  const worked = await workedTimeOf(client, month, people)
  const overtime = await overtimeOfMonth(client, month, people)
  const attendance = await attendanceOfMonth(client, month, people)
  const accounts = await accountsOf(client, people)
  const expired = await withExpiredDocuments(client, month, people)
  const settlements = await settlementsOfMonth(client, month, people)
  const services = await servicesOf(
    client,
    people.map(({ id }) => id)
  )
  return people.map((person) => ({
    ...{ person, month, holidays },
    services: services(person),
    rates: rates(person.id),
    leave: leave(person),
    worked: worked(person.id),
    overtime: overtime(person.id),
    attendance: attendance(person.id),
    account: accounts.get(person.id) ?? NO_ACCOUNT,
    hasExpiredDocument: expired.has(person.id),
    settlements: settlements(person.id),
  }))
}
