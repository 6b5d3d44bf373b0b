/** The forms of contract that a building firm works under; FIDIC's by the colour of their books. */
export const CONTRACT_TYPES = [
  { value: 'lump_sum', label: 'Lump sum', labelAr: 'مبلغ مقطوع' },
  { value: 'remeasured', label: 'Remeasured', labelAr: 'إعادة قياس الكميات' },
  { value: 'fidic_red', label: 'FIDIC Red Book', labelAr: 'فيديك – الكتاب الأحمر' },
  { value: 'fidic_yellow', label: 'FIDIC Yellow Book', labelAr: 'فيديك – الكتاب الأصفر' },
  { value: 'fidic_silver', label: 'FIDIC Silver Book', labelAr: 'فيديك – الكتاب الفضي' },
  { value: 'fidic_green', label: 'FIDIC Green Book', labelAr: 'فيديك – الكتاب الأخضر' },
] as const

export type ContractType = (typeof CONTRACT_TYPES)[number]['value']
