/** Kinds of payments to non-residents as the law has them: code, percent, names. */
export const WITHHOLDING_KINDS: readonly [
  code: string,
  percent: number,
  name: string,
  nameAr: string,
][] = [
  ['management', 20, 'Management fees', 'أتعاب الإدارة'],
  ['royalties', 15, 'Royalties and licences', 'الإتاوات والتراخيص'],
  [
    'affiliates',
    15,
    'Services of the head office or an affiliate',
    'خدمات المركز الرئيسي أو شركة مرتبطة',
  ],
  ['technical', 5, 'Technical and consulting services', 'الخدمات الفنية والاستشارية'],
  ['rent', 5, 'Rent', 'الإيجارات'],
  ['air_tickets', 5, 'Air tickets', 'تذاكر الطيران'],
  ['freight', 5, 'Air and sea freight', 'الشحن الجوي والبحري'],
  ['telecom', 5, 'International telecommunication', 'الاتصالات الهاتفية الدولية'],
  ['dividends', 5, 'Dividends', 'توزيعات الأرباح'],
  ['interest', 5, 'Returns on loans', 'عوائد القروض'],
  ['insurance', 5, 'Insurance and reinsurance premiums', 'أقساط التأمين وإعادة التأمين'],
  ['other', 15, 'Other payments', 'دفعات أخرى'],
]

/** The day from which the Income Tax Law applies. */
export const WITHHELD_SINCE = '2004-07-30'
