import { Form, Input } from 'antd'
import {
  CalendarOutlined,
  CheckOutlined,
  CloseOutlined,
  DollarOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { BankAccountItem } from '../../../kit/inputs/bank-account-item'
import { ChequeItems } from '../../../kit/inputs/cheque-items'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { VENDOR_ADVANCES, type VendorAdvance } from './vendor-advance'

type Step = RecordStep<'approve' | 'reject' | 'cancel' | 'pay' | 'extend'>

const stepsOf = ({ currency, guaranteeExpiresOn }: VendorAdvance): Step[] => [
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  {
    name: 'pay',
    icon: <DollarOutlined />,
    type: 'primary',
    fields: <PaymentFields currency={currency} />,
  },
  {
    name: 'extend',
    icon: <CalendarOutlined />,
    fields: <ExtensionField from={guaranteeExpiresOn} />,
  },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
]

/** Buttons for what the server allows on this advance. */
export const AdvanceActions = ({ advance }: { advance: VendorAdvance }) => (
  <RecordSteps
    resource={VENDOR_ADVANCES}
    record={advance}
    number={advance.number}
    can={advance.can}
    steps={stepsOf(advance)}
  />
)

function PaymentFields({ currency }: { currency: string }) {
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
      <BankAccountItem currency={currency} />
      <ChequeItems own />
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
