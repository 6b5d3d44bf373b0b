/** Fixed words of a request for quotation, beside those it shares with an order. */
export const RFQ_LABELS = {
  title: { en: 'Request for quotation', ar: 'طلب عرض سعر' },
  request: { en: 'Our reference', ar: 'مرجعنا' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  askedOn: { en: 'Date', ar: 'التاريخ' },
  dueOn: { en: 'Offer until', ar: 'آخر موعد للعرض' },
  invitation: {
    en: 'Please offer the following goods, with unit prices before VAT, delivery time, payment terms and how long your offer holds.',
    ar: 'نرجو تقديم عرضكم للمواد التالية مع أسعار الوحدات قبل الضريبة ومدة التوريد وشروط الدفع ومدة سريان العرض.',
  },
  leadTime: { en: 'Delivery time (days)', ar: 'مدة التوريد (أيام)' },
  validity: { en: 'Offer holds until', ar: 'سريان العرض حتى' },
  yourTerms: { en: 'Payment terms', ar: 'شروط الدفع' },
} as const
