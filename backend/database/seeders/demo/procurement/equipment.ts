import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import type Equipment from '#procurement/equipment/models/equipment'
import { checkIn, checkOut } from '#procurement/equipment/custody'
import { logEvent } from '#procurement/equipment/service_events'
import { planOutage } from '#procurement/equipment/outages'
import { createEquipment, saveEquipment } from '#procurement/equipment/save_equipment'
import { EQUIPMENT } from './equipment_data.js'

/** Readings of earlier days: how long ago, and how much has been run since. */
const READ = [
  [45, 96],
  [20, 41],
] as const

/** Cranes, trucks and levels: some out, one overdue, one broken. Needs the projects. */
export async function seedEquipment({ trx, now, users, projects }: DemoContext) {
  const unit = new DemoUnit(trx, { at: now, by: { id: users.buyer.id, name: 'Buyer' } })
  const day = (ago: number) => now.minus({ days: ago }).toISODate()!
  for (const [
    i,
    { serviced, out, broken, inspection, planned, ...fields },
  ] of EQUIPMENT.entries()) {
    const equipment = await createEquipment(unit, {
      ...fields,
      purchasedOn: day(900 + i * 20),
      ...(inspection !== undefined && { inspectionDueOn: day(-inspection) }),
      ...(fields.category === 'vehicle' && {
        registrationExpiresOn: day(-200 - i),
        insuranceExpiresOn: day(-120 - i),
      }),
    })
    await logLife(unit, equipment, { serviced, day, ...fields })
    await saveEquipment(unit, equipment)
    const projectId = projects[i % Math.max(1, projects.length)]?.id ?? null
    const holder = { holderName: out ?? 'Salem Al-Harbi', condition: 'good' as const, projectId }
    if (serviced < 150) {
      await checkOut(unit, equipment, { ...holder, outOn: day(60), expectedReturnOn: day(40) })
      await checkIn(unit, equipment, { backOn: day(41 - i), condition: 'good' })
    }
    if (out)
      await checkOut(unit, equipment, {
        ...holder,
        outOn: day(9 + i),
        expectedReturnOn: day(i - 4),
      })
    if (planned) await planOutage(unit, equipment, yearlyService(planned, day))
    if (broken) await breakDown(unit, equipment, { happenedOn: day(2), note: broken })
  }
}

interface Life {
  meterType?: string
  meter?: string
  serviced: number
  day: (ago: number) => string
}

/** What its meter showed on earlier days, and its last service. */
async function logLife(
  unit: DemoUnit,
  equipment: Equipment,
  { meterType, meter, serviced, day }: Life
) {
  for (const [ago, ran] of meterType ? READ : [])
    await logEvent(unit, equipment, {
      ...{ kind: 'reading', happenedOn: day(ago) },
      meter: String(Number(meter ?? 0) - ran),
    })
  await logEvent(unit, equipment, {
    ...{ kind: 'service', happenedOn: day(serviced) },
    ...{ cost: '480', note: 'تبديل الزيت والفلاتر' },
  })
}

async function breakDown(
  unit: DemoUnit,
  equipment: Equipment,
  event: { happenedOn: string; note: string }
) {
  await logEvent(unit, equipment, { kind: 'breakdown', ...event })
  await saveEquipment(unit, equipment)
}

const yearlyService = ([from, days]: [number, number], day: (ago: number) => string) => ({
  ...{ fromOn: day(-from), backOn: day(-from - days), note: 'صيانة سنوية واختبار حمولة' },
})
