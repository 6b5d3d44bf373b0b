import type { Language } from '#core/base/language'
import { shownName } from '#core/personal_data/areas'
import type { Bilingual } from '#core/reports/report'

const word = (en: string, ar: string): Bilingual => ({ en, ar })

export const EXPORT_LABELS = {
  title: word('Personal data', 'البيانات الشخصية'),
  withheld: word(
    'Held, but not included: who asked for this file may not read it.',
    'موجودة لكنها غير مدرجة: لا يحق لمن طلب هذا الملف الاطلاع عليها.'
  ),
}

export const BASIS_LABELS = {
  contract: word('Kept to perform a contract.', 'محفوظة لتنفيذ عقد.'),
  legal_obligation: word('Kept because the law requires it.', 'محفوظة لأن النظام يوجب ذلك.'),
  legitimate_interest: word('Kept for a legitimate interest.', 'محفوظة لمصلحة مشروعة.'),
}

export const AREA_LABELS: Record<string, Bilingual> = {
  account: word('User account', 'حساب المستخدم'),
  sessions: word('Sessions', 'الجلسات'),
  passkeys: word('Passkeys', 'مفاتيح المرور'),
  identities: word('Accounts at identity providers', 'الحسابات لدى مزودي الهوية'),
  api_tokens: word('API tokens', 'رموز الواجهة البرمجية'),
  delegations: word('Delegations', 'التفويضات'),
  employee: word('Employee record', 'سجل الموظف'),
  person_documents: word('Documents of the employee', 'مستندات الموظف'),
  bank_accounts: word('Bank accounts', 'الحسابات البنكية'),
  pay_rates: word('Pay rates', 'الأجور'),
  settlements: word('End-of-service settlements', 'تصفيات نهاية الخدمة'),
  job_changes: word('Job changes', 'التغييرات الوظيفية'),
  attendance_checks: word('Check-ins and check-outs', 'تسجيلات الحضور والانصراف'),
  leave_requests: word('Leave requests', 'طلبات الإجازة'),
  attendance: word('Attendance', 'الحضور'),
  time_entries: word('Time entries', 'قيود الوقت'),
  files: word('Files uploaded', 'الملفات المرفوعة'),
  notifications: word('Notifications', 'الإشعارات'),
  mails_received: word('Mails received', 'الرسائل المستلمة'),
  mails_sent: word('Mails sent', 'الرسائل المرسلة'),
  audit_entries: word('Audit log entries by this person', 'قيود سجل التدقيق لهذا الشخص'),
  contact: word('Contact', 'جهة الاتصال'),
  contact_points: word('Other phone numbers and e-mails', 'هواتف وعناوين بريد أخرى'),
  contact_activities: word('Activities with this contact', 'الأنشطة مع جهة الاتصال'),
  leads: word('Leads', 'الفرص'),
  business_cards: word('Business cards', 'بطاقات العمل'),
  vendor_contact: word('Contact of a vendor', 'جهة اتصال المورّد'),
}

const COLUMNS: Record<string, Bilingual> = {
  username: word('Username', 'اسم المستخدم'),
  name: word('Name', 'الاسم'),
  name_ar: word('Name (Arabic)', 'الاسم (بالعربية)'),
  email: word('E-mail', 'البريد الإلكتروني'),
  phone: word('Phone', 'الهاتف'),
  mobile: word('Mobile', 'الجوال'),
  fax: word('Fax', 'الفاكس'),
  role: word('Role', 'الدور'),
  ip: word('Address', 'العنوان الشبكي'),
  agent: word('Device', 'الجهاز'),
  subject: word('Subject', 'الموضوع'),
  title: word('Title', 'العنوان'),
  message: word('Message', 'الرسالة'),
  status: word('Status', 'الحالة'),
  state: word('State', 'الحالة'),
  kind: word('Kind', 'النوع'),
  type: word('Type', 'النوع'),
  note: word('Note', 'ملاحظة'),
  notes: word('Notes', 'ملاحظات'),
  reason: word('Reason', 'السبب'),
  number: word('Number', 'الرقم'),
  at: word('Time', 'الوقت'),
  action: word('Action', 'الإجراء'),
  created_at: word('Created', 'أُنشئ'),
  updated_at: word('Updated', 'حُدّث'),
  sent_at: word('Sent', 'أُرسل'),
  read_at: word('Read', 'قُرئ'),
  effective_on: word('From', 'من'),
  basic_minor: word('Basic pay', 'الأجر الأساسي'),
  housing_minor: word('Housing allowance', 'بدل السكن'),
  transport_minor: word('Transport allowance', 'بدل النقل'),
  other_minor: word('Other allowances', 'بدلات أخرى'),
  net_minor: word('Net', 'الصافي'),
  last_day_on: word('Last day', 'آخر يوم عمل'),
  paid_on: word('Paid', 'صُرف'),
  checked_at: word('Time', 'الوقت'),
  worked_on: word('Day', 'اليوم'),
  from_on: word('From', 'من'),
  to_on: word('To', 'إلى'),
  recipients: word('Recipients', 'المستلمون'),
  job_title: word('Job title', 'المسمى الوظيفي'),
  company: word('Company', 'الشركة'),
  address: word('Address', 'العنوان'),
  location: word('Location', 'الموقع'),
  website: word('Website', 'الموقع الإلكتروني'),
  position: word('Position', 'الوظيفة'),
  birth_on: word('Date of birth', 'تاريخ الميلاد'),
  nationality: word('Nationality', 'الجنسية'),
  home_address: word('Home address', 'عنوان السكن'),
  original_name: word('File name', 'اسم الملف'),
  size: word('Size', 'الحجم'),
}

/** What a column is called; those without words of their own by their technical name. */
export const columnLabel = (name: string, language: Language) =>
  COLUMNS[name]?.[language] ?? shownName(name).replaceAll('_', ' ')
