import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { userNames } from '#core/base/user_names'
import { referencedNames } from '#core/resources/records'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { relationsTo, type Relation } from '#people/shared/relations'
import Employee from './employee.js'
import {
  EMPLOYEE_FIELD_NAMES,
  EMPLOYEE_FIELDS,
  mayRead,
  mayWrite,
  type Readers,
} from './field_rules.js'

/** What can be hidden on the record itself. */
const GROUPS = ['job', 'personal', 'hr'] as const satisfies Readers[]

const REFERRED = { name: 'name', nameAr: 'name_ar' }

/** Employees as this viewer may see them: what is not for them is null, and its group not among `groups`. */
export async function presentEmployees(
  ctx: HttpContext,
  employees: readonly Employee[],
  uow?: UnitOfWork
) {
  const client = uow?.trx ?? db
  const relationTo = await relationsTo(
    ctx,
    employees.map(({ id }) => id),
    uow?.trx
  )
  const idsOf = (name: 'departmentId' | 'managerId') => employees.map((one) => one[name])
  const language = languageNow()
  const [departments, managers, users] = await Promise.all([
    referencedNames({ table: 'departments', ...REFERRED }, idsOf('departmentId'), client, language),
    referencedNames({ table: 'employees', ...REFERRED }, idsOf('managerId'), client, language),
    userNames(
      employees.map(({ userId }) => userId),
      uow?.trx
    ),
  ])
  return employees.map((employee) => ({
    id: employee.id,
    version: employee.version,
    ...readable(employee, relationTo(employee.id), ctx.abilities),
    departmentName: departments.get(employee.departmentId) ?? null,
    managerName: managers.get(employee.managerId!) ?? null,
    userName: users.get(employee.userId!) ?? null,
    photoUrl: employee.photoUrl,
    ...rightsOver(relationTo(employee.id), ctx.abilities),
  }))
}

function readable(employee: Employee, relation: Relation, abilities: ReadonlySet<string>) {
  return Object.fromEntries(
    EMPLOYEE_FIELD_NAMES.map((name) => {
      const isOpen = mayRead(EMPLOYEE_FIELDS[name].reads, relation, abilities)
      return [name, isOpen ? (employee[name] ?? null) : null]
    })
  )
}

function rightsOver(relation: Relation, abilities: ReadonlySet<string>) {
  const manages = abilities.has('employees.manage')
  return {
    groups: GROUPS.filter((group) => mayRead(group, relation, abilities)),
    editable: EMPLOYEE_FIELD_NAMES.filter((name) => mayWrite(name, relation, abilities)),
    isSelf: relation.isSelf,
    can: {
      update: manages || relation.isSelf,
      delete: manages,
      changeJob: manages,
      viewPay: mayRead('pay', relation, abilities),
      changePhoto: manages || relation.isSelf,
    },
    allowedActions: [] as string[],
  }
}

/** One employee as their page and every write on it answer. @throws AppError 404 */
export async function showEmployee(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const employee = await Employee.query(uow && { client: uow.trx })
    .where('id', id)
    .first()
  if (!employee) throw notFound()
  const [shown] = await presentEmployees(ctx, [employee], uow)
  return shown!
}
