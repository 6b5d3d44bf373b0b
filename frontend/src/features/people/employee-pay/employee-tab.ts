import type { Schema } from '../../../api/types'
import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'
import { PAY } from './employee-pay'

export const payTab: RecordTab = {
  resource: 'people.employees',
  key: 'pay',
  label: `${PAY}.title`,
  ability: 'people.open',
  shows: ({ can }: Schema<'Employee'>) => can.viewPay,
  order: 20,
  element: lazyPage(() => import('./pay-tab')),
}
