import { createRecord } from '#core/resources/save_record'
import Assembly from '#engineering/assemblies/assembly'
import { assemblies } from '#engineering/assemblies/resource'
import Tender from '#engineering/tenders/tender'
import { tenders } from '#engineering/tenders/resource'
import Rate from '#engineering/rates/rate'
import { rates } from '#engineering/rates/resource'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from './demo_unit.js'

/** Code, names, unit, cost head, rate and cost today, and the day before which it was 4 % less. */
const RATES = [
  [
    'AL-PRF',
    'Aluminium profile, thermally broken',
    'قطاع ألمنيوم معزول',
    'm',
    'material',
    138,
    104,
  ],
  ['GL-28', 'Double glazing 28 mm', 'زجاج مزدوج 28 مم', 'm2', 'material', 312, 241.5],
  ['GSK-EP', 'EPDM gasket', 'مطاط EPDM', 'm', 'material', 9.5, 6.25],
  ['LAB-FIX', 'Facade fixing crew, hour', 'ساعة فريق تركيب الواجهات', 'hour', 'labour', 165, 118],
  ['CRN-50', 'Mobile crane 50 t', 'رافعة متحركة 50 طن', 'day', 'equipment', 2900, 2350],
  ['ST-FAB', 'Steel fabrication', 'تصنيع الحديد الإنشائي', 'ton', 'subcontract', 5400, 4450],
] as const

const FACADE = {
  ...{ code: 'CW-M2', name: 'Curtain wall', nameAr: 'حائط ستائري' },
  parameters: [
    { name: 'area', label: 'Facade area, m²', labelAr: 'مساحة الواجهة م²', initial: '100' },
    { name: 'waste', label: 'Waste, %', labelAr: 'الهالك %', initial: '5' },
    { name: 'output', label: 'm² fixed per hour', labelAr: 'م² لكل ساعة تركيب', initial: '2.5' },
  ],
}
const QUANTITIES = [
  ['AL-PRF', 'area * 2.4 * (1 + waste / 100)'],
  ['GL-28', 'area * (1 + waste / 100)'],
  ['GSK-EP', 'area * 4.8 * (1 + waste / 100)'],
  ['LAB-FIX', 'ceil(area / output)'],
] as const

const TENDERS = [
  ['MOH-26-118', 'Facade of the regional hospital', 9, 3, 'bank_guarantee'],
  ['RCJ-4471', 'Steel works of the logistics hub', 21, 6, 'cheque'],
] as const

/** Open tenders with what was asked about them. */
export async function seedTenders(context: DemoContext) {
  const { trx, now } = context
  const unit = new DemoUnit(trx, { at: now, by: personOf(context, 'estimator') })
  const dayIn = (days: number) => now.plus({ days }).toISODate()!
  for (const [reference, title, closes, visit, bondKind] of TENDERS) {
    await createRecord(unit, tenders, Tender, {
      ...{ reference, title, status: 'open', closingOn: dayIn(closes), closingTime: '13:00' },
      ...{ siteVisitOn: dayIn(visit), bondKind, bondAmount: '150000' },
      bondExpiresOn: dayIn(closes + 90),
      clarifications: [
        { askedOn: dayIn(-2), question: 'Is the existing cladding removed by others?' },
      ],
      addenda: [{ name: 'Addendum 1', receivedOn: dayIn(-1), note: 'Revised drawings A-201' }],
    })
  }
}

/** What the estimators price with. */
export async function seedPriceLibrary(context: DemoContext) {
  const { trx, now } = context
  const unit = new DemoUnit(trx, { at: now, by: personOf(context, 'estimator') })
  const ids = new Map<string, number>()
  for (const [index, [code, name, nameAr, ofUnit, costHead, rate, cost]] of RATES.entries()) {
    const dayOf = (days: number) => now.minus({ days }).toISODate()!
    const before = { unitRate: (rate * 0.96).toFixed(2), unitCost: (cost * 0.96).toFixed(2) }
    // the last one has not been asked for lately
    const since = index === RATES.length - 1 ? 140 : 12 + index
    const prices = [
      { effectiveOn: dayOf(since), unitRate: String(rate), unitCost: String(cost) },
      { effectiveOn: dayOf(since + 200), ...before },
    ]
    const input = { code, name, nameAr, unit: ofUnit, costHead, currency: 'SAR', prices }
    ids.set(code, (await createRecord(unit, rates, Rate, input)).id)
  }
  const components = QUANTITIES.map(([code, quantity]) => ({ rateId: ids.get(code)!, quantity }))
  await createRecord(unit, assemblies, Assembly, { ...FACADE, components })
}
