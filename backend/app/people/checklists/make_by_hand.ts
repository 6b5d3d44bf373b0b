import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ChecklistTemplate from '#people/checklist_templates/checklist_template'
import { lockEmployee } from '#people/employees/record_employee'
import { openChecklist } from './open_checklist.js'
import type { createChecklistValidator } from './validator.js'

/** Makes a checklist that no one has been given. @throws AppError 404, 422 for an unknown template or day */
export async function makeByHand(
  uow: UnitOfWork,
  employeeId: number,
  { templateId, anchorOn }: Infer<typeof createChecklistValidator>
) {
  const employee = await lockEmployee(uow, employeeId)
  const template = await ChecklistTemplate.query({ client: uow.trx })
    .where({ id: templateId, active: true })
    .preload('items')
    .first()
  if (!template) throw invalid({ templateId: ['absent'] })
  const known = template.kind === 'onboarding' ? employee.joinOn : await lastDayOf(uow, employee)
  const on = anchorOn ?? known
  if (!on) throw invalid({ anchorOn: ['required'] })
  return openChecklist(uow, employee, template, on)
}

/** The last day that is planned, or that was. */
async function lastDayOf({ trx }: UnitOfWork, { id, endOn }: { id: number; endOn: string | null }) {
  const planned = await trx
    .from('job_changes')
    .where({ employee_id: id, kind: 'left' })
    .whereNull('applied_at')
    .select('end_on')
    .first()
  return (planned?.end_on as string | undefined) ?? endOn
}
