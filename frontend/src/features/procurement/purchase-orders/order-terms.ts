import { Form, type FormInstance } from 'antd'
import { standardRate } from '../../../kit/vat/standard-rate'
import type { Charge } from './order-totals'
import type { OrderTerms } from './purchase-order'

/** Of a new order: nothing held back, nothing charged, standard VAT on what may come. */
export const noTerms = () =>
  ({
    retention: '',
    warrantyMonths: null,
    taxBorne: false,
    penaltyRate: '',
    penaltyCap: '',
    freight: '',
    freightVatCategory: 'S',
    freightVatRate: standardRate(),
    otherCharges: '',
    otherChargesVatCategory: 'S',
    otherChargesVatRate: standardRate(),
  }) satisfies OrderTerms

const NAMES = Object.keys(noTerms()) as (keyof OrderTerms)[]

/** An order's terms as a form shows them: what is nothing is left empty. */
export function termsValues(order: Partial<OrderTerms>): OrderTerms {
  const usual = noTerms()
  const amount = (value: string | null | undefined) => (Number(value) ? value! : '')
  return {
    ...{ retention: amount(order.retention), warrantyMonths: order.warrantyMonths ?? null },
    taxBorne: order.taxBorne ?? false,
    ...{ freight: amount(order.freight), otherCharges: amount(order.otherCharges) },
    ...{ penaltyRate: amount(order.penaltyRate), penaltyCap: amount(order.penaltyCap) },
    freightVatCategory: order.freightVatCategory ?? usual.freightVatCategory,
    freightVatRate: order.freightVatRate ?? usual.freightVatRate,
    otherChargesVatCategory: order.otherChargesVatCategory ?? usual.otherChargesVatCategory,
    otherChargesVatRate: order.otherChargesVatRate ?? usual.otherChargesVatRate,
  }
}

/** The terms of a form as the API takes them: what was left empty is none. */
export function termsBody(values: Partial<OrderTerms>): Record<string, unknown> {
  return Object.fromEntries(NAMES.map((name) => [name, values[name] === '' ? null : values[name]]))
}

/** The charges as they stand in a form. */
export function useCharges(form: FormInstance): Charge[] {
  const freight = (Form.useWatch('freight', form) as string | undefined) ?? ''
  const freightVatRate = (Form.useWatch('freightVatRate', form) as string | undefined) ?? ''
  const other = (Form.useWatch('otherCharges', form) as string | undefined) ?? ''
  const otherVatRate = (Form.useWatch('otherChargesVatRate', form) as string | undefined) ?? ''
  return [
    { net: freight, vatRate: freightVatRate },
    { net: other, vatRate: otherVatRate },
  ]
}
