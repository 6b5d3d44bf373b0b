import type { Choice } from './choice.js'

export const LEAVE_BASES = [
  { value: 'accrued', label: 'Earned every month', labelAr: 'تُكتسب شهرياً' },
  { value: 'sick', label: 'Sick leave in pay steps', labelAr: 'مرضية بشرائح الأجر' },
  { value: 'hajj', label: 'Hajj, once', labelAr: 'حج لمرة واحدة' },
  { value: 'maternity', label: 'Maternity', labelAr: 'وضع' },
  { value: 'occasion', label: 'Up to a number of days each time', labelAr: 'بعدد أيام في كل مرة' },
  { value: 'unpaid', label: 'Unpaid', labelAr: 'دون أجر' },
] as const satisfies Choice[]
