import type { ReactNode } from 'react'
import { Form, Input } from 'antd'
import {
  CalendarOutlined,
  CheckOutlined,
  CloseOutlined,
  DollarOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { VENDOR_ADVANCES, type VendorAdvance } from './vendor-advance'

interface Step {
  name: 'approve' | 'reject' | 'cancel' | 'pay' | 'extend'
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  /** What is entered with it, where it is one text. */
  entry?: 'reason' | 'comment'
}

const STEPS: Step[] = [
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'pay', icon: <DollarOutlined />, type: 'primary' },
  { name: 'extend', icon: <CalendarOutlined /> },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
]

/** Buttons for what the server allows on this advance. */
export function AdvanceActions({ advance }: { advance: VendorAdvance }) {
  const { t } = useTranslation()
  const action = useRecordAction(VENDOR_ADVANCES)
  const text = (key: string) => t(`${VENDOR_ADVANCES}.action.${key}`, { number: advance.number })
  return (
    <>
      {STEPS.filter(({ name }) => advance.can[name]).map(({ name, entry, ...look }) => (
        <ConfirmAction
          key={name}
          {...look}
          label={text(name)}
          title={text(`${name}_title`)}
          content={text(`${name}_text`)}
          confirmLabel={text(name)}
          fields={FIELDS[name]?.(advance)}
          reason={entry && { label: text(entry), required: entry === 'reason' }}
          onConfirm={(entered, values) =>
            action.run(advance, {
              path: name,
              body: entry ? { [entry]: entered || null } : values,
              done: text(`${name}_done`),
            })
          }
        />
      ))}
      <ActionConflict action={action} />
    </>
  )
}

const FIELDS: Partial<Record<Step['name'], (advance: VendorAdvance) => ReactNode>> = {
  pay: () => <PaymentFields />,
  extend: ({ guaranteeExpiresOn }) => <ExtensionField from={guaranteeExpiresOn} />,
}

function PaymentFields() {
  const { t } = useTranslation()
  const text = (key: string) => t(`${VENDOR_ADVANCES}.fields.${key}`)
  return (
    <>
      <Form.Item
        name="paidOn"
        label={text('paidOn')}
        initialValue={today()}
        rules={[{ required: true, message: t('kit.required') }]}
      >
        <DayInput />
      </Form.Item>
      <Form.Item name="reference" label={text('reference')} initialValue={null}>
        <Input maxLength={120} dir="auto" />
      </Form.Item>
    </>
  )
}

function ExtensionField({ from }: { from: string | null }) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="guaranteeExpiresOn"
      label={t(`${VENDOR_ADVANCES}.fields.guaranteeExpiresOn`)}
      initialValue={from}
      rules={[{ required: true, message: t('kit.required') }]}
    >
      <DayInput />
    </Form.Item>
  )
}
