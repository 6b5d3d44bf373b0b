import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { EMPLOYEE_FIELD_NAMES, EMPLOYEE_FIELDS, mayRead } from '#people/employees/field_rules'
import { showEmployee } from '#people/employees/present_employee'
import { EMPLOYEE } from '#people/employees/record_employee'
import { relationsTo } from '#people/shared/relations'

export default class EmployeeHistoriesController {
  /** Changes of the fields that this viewer may read; who looked at the pay is in the audit log only. */
  async index(ctx: HttpContext) {
    const { id } = await showEmployee(ctx, ctx.params.id)
    const relation = (await relationsTo(ctx, [id]))(id)
    const readable = new Set<string>(
      EMPLOYEE_FIELD_NAMES.filter((name) =>
        mayRead(EMPLOYEE_FIELDS[name].reads, relation, ctx.abilities)
      )
    )
    return answerHistory(ctx, EMPLOYEE, id, { without: ['view_pay'], readable })
  }
}
