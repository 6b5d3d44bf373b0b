import type { DemoContext } from '#database/seeders/demo/context'
import { seedChecklists } from './checklists.js'
import { seedDepartments, staffDepartments } from './departments.js'
import { seedEmployees } from './employees.js'
import { seedDocuments } from './documents.js'
import { seedGoals } from './goals.js'
import { seedLeave } from './leave.js'
import { seedPolicies } from './policies.js'
import { seedPay } from './pay.js'
import { seedSettlements } from './settlements.js'

/** The departments of the demo company and the 140 people who work in them. Needs the sign-ins. */
export async function seedPeople(context: DemoContext) {
  const offices = await seedDepartments(context)
  const people = await seedEmployees(context, offices)
  await staffDepartments(context, offices, people)
  await seedGoals(context, offices)
  await seedPolicies(context)
  await seedPay(context, people)
  await seedDocuments(context, [...people.values()])
  await seedLeave(context, [...people.values()])
  await seedChecklists(context, [...people.values()])
  await seedSettlements(context, [...people.values()])
}
