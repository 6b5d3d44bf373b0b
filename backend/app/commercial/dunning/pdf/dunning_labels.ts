/** Fixed words of a reminder letter in both languages. */
export const DUNNING_LABELS = {
  client: { en: 'To', ar: 'السادة' },
  number: { en: 'Letter no.', ar: 'رقم الخطاب' },
  date: { en: 'Date', ar: 'التاريخ' },
  invoice: { en: 'Invoice', ar: 'الفاتورة' },
  dueOn: { en: 'Due on', ar: 'تاريخ الاستحقاق' },
  daysLate: { en: 'Days late', ar: 'أيام التأخر' },
  open: { en: 'Open amount', ar: 'المبلغ المستحق' },
  total: { en: 'Total', ar: 'الإجمالي' },
  bank: { en: 'Bank', ar: 'البنك' },
  iban: { en: 'IBAN', ar: 'رقم الآيبان' },
} as const

/** What the letter of each level says, from a friendly word to the last one. */
export const DUNNING_TEXTS = [
  {
    title: { en: 'Payment reminder', ar: 'تذكير بالسداد' },
    text: {
      en: 'According to our records the invoices below are past their due day. If you have paid in the meantime, please disregard this letter. Otherwise we kindly ask you to transfer the amount.',
      ar: 'تشير سجلاتنا إلى أن الفواتير أدناه قد تجاوزت تاريخ استحقاقها. إن كنتم قد سددتم فنرجو اعتبار هذا الخطاب لاغياً، وإلا فنأمل منكم تحويل المبلغ.',
    },
  },
  {
    title: { en: 'Second reminder', ar: 'تذكير ثانٍ بالسداد' },
    text: {
      en: 'The invoices below are still unpaid. Please transfer the amount within seven days, or tell us what prevents the payment.',
      ar: 'لا تزال الفواتير أدناه غير مسددة. نرجو تحويل المبلغ خلال سبعة أيام، أو إفادتنا بما يحول دون السداد.',
    },
  },
  {
    title: { en: 'Demand for payment', ar: 'مطالبة بالسداد' },
    text: {
      en: 'In spite of our reminders the invoices below have not been paid. We demand payment within seven days of the date of this letter.',
      ar: 'رغم تذكيراتنا السابقة لم تُسدد الفواتير أدناه. نطالبكم بسدادها خلال سبعة أيام من تاريخ هذا الخطاب.',
    },
  },
  {
    title: { en: 'Final demand', ar: 'إنذار أخير بالسداد' },
    text: {
      en: 'This is our final demand for the invoices below. If the amount isn’t received within seven days of the date of this letter, we will take the steps that the law and our contract allow.',
      ar: 'هذا إنذارنا الأخير بسداد الفواتير أدناه. إذا لم يصلنا المبلغ خلال سبعة أيام من تاريخ هذا الخطاب فسنتخذ الإجراءات التي يتيحها النظام والعقد.',
    },
  },
] as const
