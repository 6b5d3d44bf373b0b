import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdersOf } from '#identity/shared/people'
import { notify } from '#notifications/notify'
import type Employee from '#people/employees/employee'
import { equipmentHeldBy } from '#people/equipment_held/held'
import type { Successors } from './successors.js'

const pageOf = ({ id }: Pick<Employee, 'id'>) => `/hr/employees/${id}?tab=checklists`

/** HR reads what is left to be returned; the successor, that there is something of theirs. */
export async function notifyEnded(
  uow: UnitOfWork,
  employee: Employee,
  { successors, count }: { successors: Successors; count: number }
) {
  const about = { relatedEntityType: 'employee', relatedEntityId: employee.id }
  const held = await equipmentHeldBy(uow.trx, employee)
  await notify(uow, await holdersOf('employees.manage', uow.trx), {
    ...{ type: 'leaving_ended', ...about, actionUrl: pageOf(employee) },
    title: 'Access of an employee ended',
    titleAr: 'انتهت صلاحيات دخول موظف',
    message: `${employee.name} · records handed over: ${count} · equipment to return: ${held.length}`,
    messageAr: `${employee.nameAr} · سجلات محوّلة: ${count} · معدات للإرجاع: ${held.length}`,
    priority: held.length ? 'high' : 'normal',
  })
  if (!successors.user || !count) return
  await notify(uow, [successors.user.id], {
    ...{ type: 'leaving_handover', ...about, actionUrl: pageOf(employee) },
    title: 'Records were handed over to you',
    titleAr: 'حُوّلت إليك سجلات',
    message: `From ${employee.name}`,
    messageAr: `من ${employee.nameAr}`,
    priority: 'high',
  })
}

/** The only administrator cannot leave before there is another one. */
export async function notifyKept(uow: UnitOfWork, employee: Employee) {
  await notify(uow, await holdersOf('employees.manage', uow.trx), {
    ...{ type: 'leaving_kept', actionUrl: pageOf(employee) },
    ...{ relatedEntityType: 'employee', relatedEntityId: employee.id },
    title: 'Access did not end',
    titleAr: 'لم تنتهِ صلاحيات الدخول',
    message: `${employee.name} is the only administrator. Access ends once there is another one.`,
    messageAr: `${employee.nameAr} هو مدير النظام الوحيد. تنتهي صلاحياته عند تعيين مدير آخر.`,
    priority: 'urgent',
  })
}
