import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Employee from '#people/employees/employee'

/** What the audit log calls someone's pay. It says that something changed, and never to what. */
export const EMPLOYEE_PAY = 'employee_pay'

export const PAY_FIELDS = ['basic', 'housing', 'transport', 'other'] as const
export const RATE_FIELDS = ['costRate', 'billingRate'] as const
export const BANK_FIELDS = ['bankName', 'accountName', 'iban'] as const

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes down who looked at or changed someone's pay. */
export async function recordPay(
  uow: UnitOfWork,
  action: string,
  { id, number, name }: Employee,
  changes: Changes = {}
) {
  const about = { entityType: EMPLOYEE_PAY, entityId: id, label: `${number} · ${name}` }
  await uow.audit({ action, ...about, ...changes })
  if (action === 'view_pay') return
  const data = { resource: 'employee-pay', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'employees.pay', data }))
}
