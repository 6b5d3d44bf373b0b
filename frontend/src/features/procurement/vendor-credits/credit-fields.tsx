import type { ReactNode } from 'react'
import { Checkbox, Flex, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { nameIn } from '../../../kit/display/name-in'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { VENDOR_CREDITS, type VendorCredit } from './vendor-credit'

/** A line that may go back or be credited. */
export interface CreditableLine {
  id: number
  description: string
  descriptionAr: string | null
  /** What is left of it, in words of its unit. */
  left: ReactNode
}

export interface Entered {
  quantity: string
  amount: string
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
  currency?: string
  entered: Entered
  onChange: (next: Partial<Entered>) => void
}

/** One line with what is left of it. */
export function LineFields({ line, kind, currency, entered, onChange }: LineFieldsProps) {
  const { t, i18n } = useTranslation()
  const name = nameIn(i18n.language, line.description, line.descriptionAr)
  const input = (field: keyof Entered, suffix?: string) => (
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
      {input('quantity')}
      {kind === 'credit_note' ? input('amount', currency) : null}
    </Flex>
  )
}
