/** Fixed words of a printed policy. */
export const POLICY_LABELS = {
  title: { en: 'Policy', ar: 'سياسة' },
  qr: { en: 'Open in the portal', ar: 'افتح في البوابة' },
  withdrawn: { en: 'Withdrawn on', ar: 'ألغيت في' },
  code: { en: 'Code', ar: 'الرمز' },
  revision: { en: 'Revision', ar: 'النسخة' },
  effective: { en: 'In force from', ar: 'سارية من' },
  published: { en: 'Published', ar: 'تاريخ النشر' },
  change: { en: 'What is new', ar: 'ما الجديد' },
} as const
