import { invalid } from '#core/base/app_error'
import { choicesOf } from '#core/settings/require_choices'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PEOPLE_LISTS } from '#people/enums/lists'
import type Employee from './employee.js'

/** Which of the portal's lists each field takes its values from. */
export const LIST_OF_FIELD = {
  employmentType: 'employment-types',
  contractType: 'employment-contracts',
  gender: 'genders',
  maritalStatus: 'marital-statuses',
  shift: 'work-shifts',
  weekend: 'weekends',
} as const

export const requireChoices = choicesOf({ listOf: LIST_OF_FIELD, builtIn: PEOPLE_LISTS })

/**
 * Refuses a record whose parts do not go together, before it is saved.
 * @throws AppError 422 for an unknown or taken reference, or days in the wrong order
 */
export async function checkEmployee(uow: UnitOfWork, employee: Employee) {
  const errors: Record<string, string[]> = {}
  const { $dirty: changed, joinOn, probationEndOn, contractEndOn, birthOn } = employee
  if (probationEndOn && probationEndOn < joinOn) errors.probationEndOn = ['beforeStart']
  if (contractEndOn && contractEndOn < joinOn) errors.contractEndOn = ['beforeStart']
  if (birthOn && birthOn >= joinOn) errors.birthOn = ['beforeStart']
  if ('departmentId' in changed && !(await isOpenDepartment(uow, employee.departmentId)))
    errors.departmentId = ['absent']
  if ('managerId' in changed && employee.managerId !== null) {
    const manager = await personOf(uow, 'employees', employee.managerId)
    if (!manager?.employed) errors.managerId = ['absent']
  }
  if ('userId' in changed && employee.userId !== null) {
    const taken = await uow.trx.from('employees').where('user_id', employee.userId).first()
    if (taken && taken.id !== employee.id) errors.userId = ['taken']
    else if (!(await personOf(uow, 'users', employee.userId))) errors.userId = ['absent']
  }
  if (Object.keys(errors).length) throw invalid(errors)
}

const personOf = ({ trx }: UnitOfWork, table: 'employees' | 'users', id: number) =>
  trx.from(table).where('id', id).first()

const isOpenDepartment = async ({ trx }: UnitOfWork, id: number) =>
  Boolean(await trx.from('departments').where({ id, active: true }).select('id').first())
