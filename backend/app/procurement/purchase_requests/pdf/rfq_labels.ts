/** Fixed words of a request for quotation, beside those it shares with an order. */
export const RFQ_LABELS = {
  title: { en: 'Request for quotation', ar: 'طلب عرض سعر' },
  request: { en: 'Our reference', ar: 'مرجعنا' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  invitedOn: { en: 'Date', ar: 'التاريخ' },
  dueOn: { en: 'Quote due', ar: 'آخر موعد للعرض' },
  replyTo: { en: 'Send your quote to', ar: 'يُرسل العرض إلى' },
  invitation: {
    en: 'Please quote for the following items, stating unit prices before VAT, lead time, payment terms and validity.',
    ar: 'نرجو تقديم عرضكم للمواد التالية مع أسعار الوحدات قبل الضريبة ومدة التوريد وشروط الدفع ومدة سريان العرض.',
  },
  confidential: {
    en: 'Your prices stay confidential. Other vendors never see them.',
    ar: 'تُعامل أسعاركم بسرية تامة ولا يطلع عليها أي مورّد آخر.',
  },
  attached: { en: 'Drawings and files', ar: 'المخططات والملفات' },
  attachedHow: {
    en: 'Scan the code, or click the file name, to download the file. The links close when the request closes.',
    ar: 'امسح الرمز أو اضغط على اسم الملف لتنزيله. تُغلق الروابط عند إغلاق الطلب.',
  },
  file: { en: 'File', ar: 'الملف' },
  code: { en: 'Code', ar: 'الرمز' },
  termsAsked: { en: 'Terms requested', ar: 'الشروط المطلوبة' },
  leadTime: { en: 'Lead time (days)', ar: 'مدة التوريد (أيام)' },
  validity: { en: 'Valid until', ar: 'سريان العرض حتى' },
  yourTerms: { en: 'Payment terms', ar: 'شروط الدفع' },
} as const
