import { useEffect } from 'react'
import { Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { BankAccountItem } from '../../../kit/inputs/bank-account-item'
import { ChequeItems } from '../../../kit/inputs/cheque-items'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import { WithholdingPreview } from './withholding-preview'
import { BILLS, offersOn, type DiscountOffer } from './bill'

interface PaymentFieldsProps {
  amount: string
  currency: string
  /** Retention before its day: a reason is required. */
  early: boolean
  /** What paying early saves. */
  offers: DiscountOffer[]
  /** The bill, where it bears withholding tax. */
  taxedBillId?: number | null
}

/** What was paid, when and how; with the discounts that hold on that day. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { amount, currency, early, offers, taxedBillId = null } = props
  const { t } = useTranslation()
  const text = (key: string) => t(`${BILLS}.${key}`)
  const required = { required: true, message: t('kit.required') }
  const { open, taken } = useOffers(offers, amount)
  return (
    <>
      {open.length ? <OfferChoice offers={open} currency={currency} /> : null}
      <Form.Item name="amount" label={text('amount')} initialValue={amount} rules={[required]}>
        <DecimalInput suffix={currency} disabled={taken} />
      </Form.Item>
      <Form.Item name="discount" hidden>
        <Input />
      </Form.Item>
      <Form.Item name="paidOn" label={text('paid_on')} initialValue={today()} rules={[required]}>
        <DayInput />
      </Form.Item>
      {taxedBillId === null ? null : (
        <WithholdingPreview billId={taxedBillId} currency={currency} />
      )}
      <BankAccountItem currency={currency} />
      <ChequeItems own />
      <Form.Item name="reference" label={text('reference')}>
        <Input maxLength={120} dir="auto" />
      </Form.Item>
      {early ? (
        <Form.Item
          name="note"
          label={text('early_reason')}
          rules={[{ ...required, whitespace: true }]}
        >
          <Input.TextArea rows={2} maxLength={1000} dir="auto" />
        </Form.Item>
      ) : null}
    </>
  )
}

/** The offers of the chosen day; amount and discount follow the one that is taken. */
function useOffers(offers: DiscountOffer[], amount: string) {
  const form = Form.useFormInstance()
  const paidOn = (Form.useWatch('paidOn', form) as string | undefined) ?? today()
  const offer = (Form.useWatch('offer', form) as string | undefined) ?? ''
  const open = offersOn(offers, paidOn)
  const taken = open.find((one) => one.amount === offer)
  const gone = offer !== '' && !taken
  useEffect(() => {
    if (gone) form.setFieldsValue({ offer: '', amount })
    form.setFieldsValue({ discount: taken?.discount ?? null })
    if (taken) form.setFieldsValue({ amount: taken.amount })
  }, [form, gone, taken, amount])
  return { open, taken: taken !== undefined }
}

function OfferChoice({ offers, currency }: { offers: DiscountOffer[]; currency: string }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${BILLS}.instalments.${key}`)
  return (
    <Form.Item name="offer" label={text('discount')} initialValue="" extra={text('offer_hint')}>
      <Radio.Group style={{ display: 'grid', gap: 4 }}>
        <Radio value="">{text('no_discount')}</Radio>
        {offers.map(({ amount, discount, until }) => (
          <Radio key={amount} value={amount}>
            <Money value={amount} currency={currency} /> ({text('saves')}{' '}
            <Money value={discount} currency={currency} /> {text('until')}{' '}
            <DateText value={until} />)
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  )
}
