import type { Choice } from './choice.js'

/** Whether the project's approved vendor list names us. */
export const VENDOR_LIST_NOMINATIONS: Choice[] = [
  { value: 'sole_nominated', label: 'Named alone', labelAr: 'مرشح وحيد', level: 5 },
  { value: 'nominated', label: 'Named among others', labelAr: 'مرشح ضمن آخرين', level: 4 },
  {
    value: 'approved_equal',
    label: 'Approved equal is accepted',
    labelAr: 'يقبل المعادل المعتمد',
    level: 3,
  },
  { value: 'open_list', label: 'No vendor list', labelAr: 'لا توجد قائمة موردين', level: 3 },
  { value: 'not_listed', label: 'Others are named, not we', labelAr: 'غير مدرج', level: 1 },
  {
    value: 'excluded',
    label: 'Excluded from the list',
    labelAr: 'مستبعد من القائمة',
    level: 0,
    knockOut: true,
  },
]
