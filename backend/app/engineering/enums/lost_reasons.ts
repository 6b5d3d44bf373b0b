import type { Choice } from './choice.js'

/** Why a client went elsewhere. */
export const LOST_REASONS: Choice[] = [
  { value: 'price', label: 'Price too high', labelAr: 'السعر مرتفع' },
  { value: 'programme', label: 'Programme or delivery time', labelAr: 'مدة التنفيذ أو التوريد' },
  { value: 'technical', label: 'Technical compliance', labelAr: 'عدم المطابقة الفنية' },
  {
    value: 'relationship',
    label: 'Client preferred another firm',
    labelAr: 'تفضيل العميل لجهة أخرى',
  },
  { value: 'payment_terms', label: 'Payment terms', labelAr: 'شروط الدفع' },
  {
    value: 'project_stopped',
    label: 'Project stopped or postponed',
    labelAr: 'إيقاف المشروع أو تأجيله',
  },
  { value: 'no_answer', label: 'No answer from the client', labelAr: 'عدم رد العميل' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
]
