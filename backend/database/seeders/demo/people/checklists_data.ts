import type { ItemOwner } from '#people/enums/checklists'

/** Title in both languages, who does it, and days after the first or last day. */
export type DemoItem = readonly [string, string, ItemOwner, number]

const ONBOARDING: readonly DemoItem[] = [
  ['Sign the employment contract', 'توقيع عقد العمل', 'hr', -7],
  ['Create the user account', 'إنشاء حساب المستخدم', 'administrators', -2],
  ['Register with GOSI and Muqeem', 'التسجيل في التأمينات ومقيم', 'hr', 3],
  ['Hand out safety equipment', 'تسليم معدات السلامة', 'storekeeper', 0],
  ['Site and safety induction', 'التعريف بالموقع والسلامة', 'manager', 1],
  ['Read the employee policies', 'قراءة سياسات الموظفين', 'person', 7],
  ['Review the probation period', 'تقييم فترة التجربة', 'manager', 80],
]

const LEAVING: readonly DemoItem[] = [
  ['Confirm the last day in writing', 'تأكيد آخر يوم عمل كتابياً', 'hr', -14],
  ['Hand over work to the successor', 'تسليم العمل للخلف', 'manager', -3],
  ['Return equipment and keys', 'إعادة المعدات والمفاتيح', 'storekeeper', 0],
  ['Remove access to other systems', 'إلغاء الدخول إلى الأنظمة الأخرى', 'administrators', 0],
  ['Settle leave and end of service', 'تسوية الإجازات ومكافأة نهاية الخدمة', 'hr', 7],
  ['Issue the service certificate', 'إصدار شهادة الخدمة', 'hr', 7],
]

export const TEMPLATES = [
  { kind: 'onboarding', name: 'Onboarding', nameAr: 'الالتحاق بالعمل', items: ONBOARDING },
  { kind: 'leaving', name: 'Leaving the company', nameAr: 'ترك العمل', items: LEAVING },
] as const
