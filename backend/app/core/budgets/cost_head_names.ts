import type { Bilingual } from '#core/reports/report'
import type { CostHead } from './cost_heads.js'

/** Cost heads as they stand on paper and in messages. */
export const COST_HEAD_NAMES = {
  material: { en: 'Material', ar: 'مواد' },
  labour: { en: 'Labour', ar: 'عمالة' },
  equipment: { en: 'Equipment', ar: 'معدات' },
  subcontract: { en: 'Subcontract', ar: 'مقاولة من الباطن' },
  prelims: { en: 'Preliminaries', ar: 'أعمال تمهيدية' },
  overhead: { en: 'Overhead', ar: 'مصاريف عامة' },
} as const satisfies Record<CostHead, Bilingual>
