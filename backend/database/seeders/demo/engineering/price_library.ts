import { createRecord } from '#core/resources/save_record'
import Assembly from '#engineering/assemblies/assembly'
import { assemblies } from '#engineering/assemblies/resource'
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
