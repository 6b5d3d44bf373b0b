import type { ReactNode } from 'react'
import { Checkbox, Flex, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { nameIn } from '../../../kit/display/name-in'
import { DayInput } from '../../../kit/inputs/day-input'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { VENDOR_CREDITS, type VendorCredit } from './vendor-credit'

/** A line that may go back or be credited. */
export interface CreditableLine {
  id: number
  description: string
  descriptionAr: string | null
  /** What is left of it, in words of its unit. */
  left: ReactNode
  /** A charge has no quantity. */
  amountOnly?: boolean
}

export interface Entered {
  quantity: string
  amount: string
  /** As what goods lie in the store. */
  stockStatus: string
}

/** What holds for all of it. */
export function HeadFields({ kind }: { kind: VendorCredit['kind'] }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${VENDOR_CREDITS}.fields.${key}`)
  const required = { required: true, whitespace: true, message: t('kit.required') }
  return (
    <>
      {kind === 'credit_note' ? (
        <Form.Item name="vendorNumber" label={text('vendorNumber')} rules={[required]}>
          <Input maxLength={60} dir="ltr" />
        </Form.Item>
      ) : null}
      <Form.Item name="creditedOn" label={text('creditedOn')} rules={[{ required: true }]}>
        <DayInput />
      </Form.Item>
      <Form.Item name="reason" label={text('reason')} rules={[required]}>
        <Input.TextArea rows={2} maxLength={1000} dir="auto" />
      </Form.Item>
      {kind === 'return' ? (
        <Form.Item name="replaced" valuePropName="checked">
          <Checkbox>{t(`${VENDOR_CREDITS}.replaced_label`)}</Checkbox>
        </Form.Item>
      ) : null}
    </>
  )
}

interface LineFieldsProps {
  line: CreditableLine
  kind: VendorCredit['kind']
  ofStatus?: boolean
  currency?: string
  entered: Entered
  onChange: (next: Partial<Entered>) => void
}

/** One line with what is left of it. */
export function LineFields(props: LineFieldsProps) {
  const { line, kind, ofStatus, currency, entered, onChange } = props
  const { t, i18n } = useTranslation()
  const name = nameIn(i18n.language, line.description, line.descriptionAr)
  const input = (field: 'quantity' | 'amount', suffix?: string) => (
    <DecimalInput
      aria-label={`${t(`${VENDOR_CREDITS}.fields.${field}`)} ${name}`}
      placeholder={t(`${VENDOR_CREDITS}.fields.${field}`)}
      suffix={suffix}
      value={entered[field]}
      onChange={(value) => onChange({ [field]: value })}
      style={{ inlineSize: 160 }}
    />
  )
  return (
    <Flex gap="small" wrap align="center" style={{ marginBlockEnd: 8 }}>
      <span style={{ flex: '1 1 200px' }}>
        <LocalName name={line.description} nameAr={line.descriptionAr} />
        <br />
        <small style={{ color: 'var(--text-soft)' }}>
          {t(`${VENDOR_CREDITS}.left`)} {line.left}
        </small>
      </span>
      {line.amountOnly ? null : input('quantity')}
      {ofStatus ? (
        <span style={{ inlineSize: 160 }}>
          <ChoiceSelect
            list="stock-statuses"
            allowClear={false}
            aria-label={`${t(`${VENDOR_CREDITS}.fields.stockStatus`)} ${name}`}
            value={entered.stockStatus}
            onChange={(value) => onChange({ stockStatus: String(value) })}
          />
        </span>
      ) : null}
      {kind === 'credit_note' ? input('amount', currency) : null}
    </Flex>
  )
}
