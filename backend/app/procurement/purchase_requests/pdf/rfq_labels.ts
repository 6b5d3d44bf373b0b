/** Fixed words of a request for quotation, beside those it shares with an order. */
export const RFQ_LABELS = {
  title: { en: 'Request for quotation', ar: 'طلب عرض سعر' },
  request: { en: 'Our reference', ar: 'مرجعنا' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  invitedOn: { en: 'Date', ar: 'التاريخ' },
  dueOn: { en: 'Quote due', ar: 'آخر موعد للعرض' },
  invitation: {
    en: 'Please quote for the following items, stating unit prices before VAT, lead time, payment terms and validity.',
    ar: 'نرجو تقديم عرضكم للمواد التالية مع أسعار الوحدات قبل الضريبة ومدة التوريد وشروط الدفع ومدة سريان العرض.',
  },
  leadTime: { en: 'Lead time (days)', ar: 'مدة التوريد (أيام)' },
  validity: { en: 'Valid until', ar: 'سريان العرض حتى' },
  yourTerms: { en: 'Payment terms', ar: 'شروط الدفع' },
} as const
