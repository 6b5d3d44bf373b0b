import { registerExport, type ExportColumn } from '#core/exports/registry'
import { consumptionView } from './consumption_view.js'
import { consumptionListing } from './listing.js'
import { withConsumption } from './queries/consumption_table.js'

type Row = Record<string, any>
type Key = keyof ReturnType<typeof consumptionView>

const PRICES = new Set(['projects.prices'])

/** A cell as the page shows it. */
const column = (key: Key, en: string, ar: string, type?: 'number'): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  ...(type && { type }),
  ...(key === 'cost' && { ability: 'projects.prices' }),
  value: (row) => consumptionView(row, PRICES)[key] as string | null,
})

registerExport<Row>({
  resource: 'consumption',
  title: { en: 'Export of material consumption', ar: 'تصدير استهلاك المواد' },
  ability: 'consumption.view',
  listing: consumptionListing,
  scope: () => withConsumption,
  join: withConsumption,
  select: ['consumption.*'],
  columns: [
    column('code', 'Project', 'المشروع'),
    column('projectName', 'Project name', 'اسم المشروع'),
    column('materialCode', 'Material', 'المادة'),
    column('materialName', 'Material name', 'اسم المادة'),
    column('category', 'Category', 'التصنيف'),
    column('unit', 'Unit', 'الوحدة'),
    column('planned', 'Planned', 'المخطط', 'number'),
    column('progress', 'Progress %', 'الإنجاز %', 'number'),
    column('theoretical', 'Theoretical', 'النظري', 'number'),
    column('issued', 'Issued', 'المصروف', 'number'),
    column('returned', 'Returned', 'المرتجع', 'number'),
    column('net', 'Net issued', 'صافي المصروف', 'number'),
    column('installed', 'Installed', 'المركّب', 'number'),
    column('onSite', 'On site', 'في الموقع', 'number'),
    column('wastage', 'Wastage %', 'الهدر %', 'number'),
    column('allowance', 'Allowance %', 'المسموح %', 'number'),
    column('cost', 'Cost', 'التكلفة', 'number'),
  ],
})
