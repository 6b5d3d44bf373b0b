import { registerExport, type ExportColumn } from '#core/exports/registry'
import { monthsScope, withMaterials, withMonths } from './queries/consumption_sums.js'
import { materialSumsListing, monthSumsListing } from './sums_listing.js'
import { materialSumView, monthSumView } from './sums_view.js'

type Row = Record<string, any>
type Cells = Record<string, string | number | null>
type View = (row: Row, abilities: ReadonlySet<string>) => Cells

const PRICES = new Set(['projects.prices'])

const LABELS = {
  month: ['Month', 'الشهر'],
  code: ['Project', 'المشروع'],
  projectName: ['Project name', 'اسم المشروع'],
  materialCode: ['Material', 'المادة'],
  materialName: ['Material name', 'اسم المادة'],
  category: ['Category', 'التصنيف'],
  unit: ['Unit', 'الوحدة'],
  planned: ['Planned', 'المخطط'],
  theoretical: ['Theoretical', 'النظري'],
  issued: ['Issued', 'المصروف'],
  returned: ['Returned', 'المرتجع'],
  net: ['Net issued', 'صافي المصروف'],
  installed: ['Installed', 'المركّب'],
  onSite: ['On site', 'في الموقع'],
  wastage: ['Wastage %', 'الهدر %'],
  projects: ['Projects', 'المشاريع'],
  overProjects: ['Projects over plan', 'مشاريع تجاوزت المخطط'],
  cost: ['Cost', 'التكلفة'],
} as const
type Key = keyof typeof LABELS

const TEXTS = new Set<Key>([
  ...([
    'month',
    'code',
    'projectName',
    'materialCode',
    'materialName',
    'category',
    'unit',
  ] as const),
])

const columnsOf = (view: View, keys: readonly Key[]) =>
  keys.map((key): ExportColumn<Row> => ({
    key,
    label: { en: LABELS[key][0], ar: LABELS[key][1] },
    ...(!TEXTS.has(key) && { type: 'number' }),
    ...(key === 'cost' && { ability: 'projects.prices' }),
    value: (row) => view(row, PRICES)[key],
  }))

const MATERIAL = ['materialCode', 'materialName', 'category', 'unit'] as const

registerExport<Row>({
  resource: 'consumption-materials',
  title: { en: 'Export of consumption by material', ar: 'تصدير الاستهلاك حسب المادة' },
  ability: 'consumption.view',
  listing: materialSumsListing,
  scope: () => withMaterials,
  join: withMaterials,
  select: ['consumption_materials.*'],
  columns: columnsOf(materialSumView, [
    ...MATERIAL,
    ...(['planned', 'theoretical', 'issued', 'returned', 'net', 'installed', 'onSite'] as const),
    ...(['wastage', 'projects', 'overProjects', 'cost'] as const),
  ]),
})

registerExport<Row>({
  resource: 'consumption-months',
  title: { en: 'Export of consumption by month', ar: 'تصدير الاستهلاك حسب الشهر' },
  ability: 'consumption.view',
  listing: monthSumsListing,
  scope: (_, query) => monthsScope(query),
  join: withMonths,
  select: ['consumption_months.*'],
  columns: columnsOf(monthSumView, [
    ...(['month', 'code', 'projectName'] as const),
    ...MATERIAL,
    ...(['issued', 'returned', 'net', 'installed', 'cost'] as const),
  ]),
})
