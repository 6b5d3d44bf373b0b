import type { HttpContext } from '@adonisjs/core/http'
import { forbidden } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import Employee from '#people/employees/employee'
import { mayWrite, type EmployeeField } from '#people/employees/field_rules'
import { employeeListing } from '#people/employees/listing'
import { presentEmployees, showEmployee } from '#people/employees/present_employee'
import { lockEmployee } from '#people/employees/record_employee'
import { createEmployee, deleteEmployee, updateEmployee } from '#people/employees/save_employee'
import { createEmployeeValidator, updateEmployeeValidator } from '#people/employees/validator'
import { relationsTo } from '#people/shared/relations'

export default class EmployeesController {
  async index(ctx: HttpContext) {
    return presentEmployees(ctx, await answerList(ctx, Employee, employeeListing))
  }

  async show(ctx: HttpContext) {
    return showEmployee(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createEmployeeValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createEmployee(uow, input)
      return showEmployee(ctx, id, uow)
    })
  }

  /** HR changes any field; people change a few of their own. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateEmployeeValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const employee = await lockEmployee(uow, ctx.params.id, expectedVersion)
      await requireWritable(ctx, uow, employee.id, Object.keys(input) as EmployeeField[])
      await updateEmployee(uow, employee, input)
      return showEmployee(ctx, employee.id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteEmployee(uow, await lockEmployee(uow, ctx.params.id, expectedVersion))
    })
  }
}

/** @throws AppError 403 FIELD_NOT_YOURS when one of the fields is not this viewer's to change */
async function requireWritable(
  ctx: HttpContext,
  uow: UnitOfWork,
  id: number,
  fields: EmployeeField[]
) {
  const relation = (await relationsTo(ctx, [id], uow.trx))(id)
  const isOpen = relation.isSelf || ctx.abilities.has('employees.manage')
  if (!isOpen || !fields.every((field) => mayWrite(field, relation, ctx.abilities)))
    throw forbidden('FIELD_NOT_YOURS')
}
