import type { Bilingual } from '#core/reports/report'

const word = (en: string, ar: string): Bilingual => ({ en, ar })

export const REVIEW_LABELS = {
  title: word('Access review', 'مراجعة الصلاحيات'),
  openedOn: word('Opened on', 'تاريخ البدء'),
  dueOn: word('Due on', 'تاريخ الاستحقاق'),
  state: word('State', 'الحالة'),
  completedBy: word('Completed by', 'أكملها'),
  completedAt: word('Completed at (UTC)', 'وقت الإكمال (UTC)'),
  digest: word(
    'SHA-256 of the decisions, as in the audit log',
    'بصمة SHA-256 للقرارات كما في سجل التدقيق'
  ),
  accounts: word('Accounts', 'الحسابات'),
  kept: word('Confirmed', 'مؤكدة'),
  changed: word('Changed', 'معدّلة'),
  disabled: word('Disabled elsewhere', 'عُطّلت في هذه الأثناء'),
  unreviewed: word('No other reviewer', 'لا مراجع آخر'),
  pending: word('Pending', 'بانتظار القرار'),
  name: word('Name', 'الاسم'),
  username: word('Username', 'اسم المستخدم'),
  role: word('Role', 'الدور'),
  sets: word('Permission sets', 'مجموعات الصلاحيات'),
  permissions: word('Permissions', 'الصلاحيات'),
  special: word('Strict and deciding', 'مقيّدة أو تقرر'),
  lastLoginAt: word('Last sign-in or use (UTC)', 'آخر دخول أو استخدام (UTC)'),
  program: word('Program', 'برنامج'),
  responsible: word('Responsible person', 'المسؤول'),
  nobody: word('No responsible person', 'بلا مسؤول'),
  networks: word('Allowed addresses', 'العناوين المسموح بها'),
  anywhere: word('Any address', 'أي عنوان'),
  tokens: word('Tokens and their expiry', 'الرموز وانتهاؤها'),
  employment: word('Employment', 'التوظيف'),
  decision: word('Decision', 'القرار'),
  removed: word('Removed', 'ما أُزيل'),
  reason: word('Reason', 'السبب'),
  decidedBy: word('Decided by', 'قرر'),
  decidedAt: word('Decided at (UTC)', 'وقت القرار (UTC)'),
  roleRemoved: word('role', 'الدور'),
  accountDisabled: word('account disabled', 'عُطّل الحساب'),
} as const

export const STATE_LABELS = {
  open: word('Open', 'مفتوحة'),
  completed: word('Completed', 'مكتملة'),
} as const

export const EMPLOYMENT_LABELS = {
  employed: word('Works here', 'على رأس العمل'),
  left: word('Has left', 'ترك العمل'),
  none: word('No employee', 'بلا موظف'),
} as const
