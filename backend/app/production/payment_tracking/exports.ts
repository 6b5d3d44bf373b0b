import { registerExport, type ExportColumn } from '#core/exports/registry'
import { formatMoney } from '#engines/money/money'
import { AMOUNTS } from './figures.js'
import { paymentTrackingListing, trackedScope } from './listing.js'
import { withTracking } from './tracking.js'

type Row = Record<string, any>

const LABELS: Record<(typeof AMOUNTS)[number], [en: string, ar: string]> = {
  contract: ['Contract', 'قيمة العقد'],
  variations: ['Variations', 'أوامر التغيير'],
  pending: ['Variations pending approval', 'أوامر تغيير بانتظار الاعتماد'],
  certified: ['Certified', 'الأعمال المعتمدة'],
  invoiced: ['Invoiced', 'المفوتر'],
  received: ['Received', 'المحصّل'],
  retention: ['Retention held', 'المحتجز'],
  advance: ['Advance not recovered', 'دفعة مقدمة غير مستردة'],
  overdue: ['Overdue', 'المتأخر'],
  billed: ['Cost billed', 'تكلفة مفوترة'],
  labour: ['Labour', 'أجور العمل'],
  committed: ['Cost committed', 'تكلفة ملتزم بها'],
  paid: ['Paid to vendors', 'المدفوع للمورّدين'],
  revised: ['Revised value', 'القيمة المعدلة'],
  margin: ['Margin', 'الهامش'],
  cash: ['Cash position', 'المركز النقدي'],
}

const text = (key: string, en: string, ar: string, column: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[column],
})

const amount = (key: (typeof AMOUNTS)[number]): ExportColumn<Row> => ({
  key,
  label: { en: LABELS[key][0], ar: LABELS[key][1] },
  type: 'number',
  ability: 'projects.prices',
  value: (row) => formatMoney(Number(row[`${key}_minor`]), row.currency),
})

registerExport<Row>({
  resource: 'payment-tracking',
  title: { en: 'Export of payment tracking', ar: 'تصدير متابعة الدفعات' },
  ability: 'payment-tracking.view',
  listing: paymentTrackingListing,
  scope: ({ abilities }) => trackedScope(abilities),
  join: withTracking,
  select: ['payment_tracking.*'],
  columns: [
    text('code', 'Code', 'الرمز', 'code'),
    text('name', 'Project', 'المشروع', 'name'),
    text('nameAr', 'Project (Arabic)', 'المشروع (بالعربية)', 'name_ar'),
    text('clientName', 'Client', 'العميل', 'client_name'),
    text('status', 'Status', 'الحالة', 'status'),
    text('currency', 'Currency', 'العملة', 'currency'),
    ...AMOUNTS.map(amount),
  ],
})
