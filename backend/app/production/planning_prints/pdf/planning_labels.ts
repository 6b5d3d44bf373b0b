/** Fixed words of the printed look-ahead and weekly plan. */
export const PLANNING_LABELS = {
  lookAhead: { en: 'Six-week look-ahead', ar: 'الخطة الاستباقية لستة أسابيع' },
  weeklyPlan: { en: 'Weekly plan', ar: 'الخطة الأسبوعية' },
  project: { en: 'Project', ar: 'المشروع' },
  period: { en: 'Period', ar: 'الفترة' },
  printedOn: { en: 'As of', ar: 'بتاريخ' },
  shown: { en: 'Tasks shown', ar: 'الأنشطة المعروضة' },
  task: { en: 'Task', ar: 'النشاط' },
  days: { en: 'Days', ar: 'الأيام' },
  constraints: { en: 'Constraints', ar: 'القيود' },
  owner: { en: 'Owner', ar: 'المسؤول' },
  neededBy: { en: 'Needed by', ar: 'مطلوب بحلول' },
  state: { en: 'State', ar: 'الحالة' },
  open: { en: 'Open', ar: 'مفتوح' },
  overdue: { en: 'Overdue', ar: 'متأخر' },
  ready: { en: 'Ready', ar: 'جاهز' },
  notReady: { en: 'Not ready', ar: 'غير جاهز' },
  late: { en: 'Late', ar: 'متأخر' },
  critical: { en: 'Critical', ar: 'حرج' },
  milestone: { en: 'Milestone', ar: 'مَعلم' },
  materialLate: { en: 'Material late, promised on', ar: 'المواد متأخرة، موعدها' },
  noTasks: { en: 'No tasks in these weeks', ar: 'لا توجد أنشطة في هذه الأسابيع' },
  noPromises: { en: 'Nothing is promised for this week', ar: 'لا توجد التزامات لهذا الأسبوع' },
  status: { en: 'Status', ar: 'الحالة' },
  made: { en: 'Promised', ar: 'الالتزامات' },
  kept: { en: 'Done', ar: 'المنجز' },
  missed: { en: 'Not done', ar: 'غير المنجز' },
  ppc: { en: 'Percent plan complete (PPC)', ar: 'نسبة إنجاز الخطة (PPC)' },
  promised: { en: 'Promised amount', ar: 'المقدار الملتزم به' },
  promisedBy: { en: 'Promised by', ar: 'الملتزم' },
  outcome: { en: 'Outcome', ar: 'النتيجة' },
  reason: { en: 'Reason for the miss', ar: 'سبب عدم الإنجاز' },
  comment: { en: 'Comment', ar: 'ملاحظة' },
  openConstraints: { en: 'Open constraints', ar: 'القيود المفتوحة' },
} as const

export const OUTCOME_LABELS = {
  done: PLANNING_LABELS.kept,
  not_done: PLANNING_LABELS.missed,
} as const

export const STATUS_LABELS = {
  draft: { en: 'Draft', ar: 'مسودة' },
  committed: { en: 'Committed', ar: 'ملتزم بها' },
  closed: { en: 'Closed', ar: 'مغلقة' },
} as const

export const SHOWN_LABELS = {
  all: { en: 'All tasks', ar: 'كل الأنشطة' },
  ready: { en: 'Ready', ar: 'الجاهزة' },
  constrained: { en: 'With constraints', ar: 'عليها قيود' },
  late: { en: 'Late', ar: 'المتأخرة' },
  late_material: { en: 'Late material', ar: 'مواد متأخرة' },
} as const
