import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import type Employee from '#people/employees/employee'
import { recordChange } from '#people/job_history/record_change'
import { approveSettlement, submitSettlement } from '#people/settlements/decide_settlement'
import { createSettlement } from '#people/settlements/save_settlement'

/** Who has left is settled and approved; for someone who leaves next month there is a draft. */
export async function seedSettlements(context: DemoContext, people: readonly Employee[]) {
  const { trx, now } = context
  const [writer, decider] = [personOf(context, 'hr.manager'), personOf(context, 'hr.officer')]
  const at = now.minus({ days: 20 })
  const by = (person: typeof writer) => new DemoUnit(trx, { at, by: person })
  const gone = people.find(({ employed, endOn }) => !employed && endOn !== null)!
  const settled = await createSettlement(by(writer), {
    ...{ employeeId: gone.id, serviceEnd: 'agreement', paysMonth: false },
    entries: [{ kind: 'addition', text: 'تذكرة سفر', amount: '1500.00' }],
  })
  await submitSettlement(by(writer), settled)
  const abilities = new Set(['settlements.approve'])
  await approveSettlement(by(decider), settled, {
    comment: null,
    by: { userId: decider.id, abilities, role: 'staff' },
  })
  const leaver = people.findLast(({ employed }) => employed)!
  const lastDay = now.plus({ days: 18 })
  await recordChange(by(writer), leaver, {
    kind: 'left',
    effectiveOn: lastDay.plus({ days: 1 }).toISODate()!,
    job: { status: 'terminated', endOn: lastDay.toISODate()!, endReason: 'Contract ends' },
  })
  await createSettlement(by(writer), { employeeId: leaver.id, serviceEnd: 'contract_ended' })
}
