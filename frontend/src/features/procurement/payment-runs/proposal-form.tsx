import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { FieldGroup } from '../../../kit/form/field-group'
import { BankAccountItem } from '../../../kit/inputs/bank-account-item'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordsSelect } from '../../../kit/inputs/records-select'
import { daysFrom, today } from '../../../kit/inputs/today'
import { useAbility } from '../../../providers/access'
import { PAYMENT_RUNS } from './payment-run'

/** What a run is to pay, before anyone has chosen. */
export interface Asked {
  currency: string
  dueThroughOn: string
  executeOn: string
  nextRunOn: string | null
  /** The account that pays; it makes no difference to what is proposed. */
  bankAccountId?: number | null
  vendorIds?: number[]
}

interface ProposalFormProps {
  busy: boolean
  onAsk: (asked: Asked) => void
}

const START = (): Asked => ({
  currency: BASE_CURRENCY,
  dueThroughOn: daysFrom(today(), 7),
  executeOn: today(),
  nextRunOn: null,
  vendorIds: [],
})

/** Day, currency and vendors of a proposal. */
export function ProposalForm({ busy, onAsk }: ProposalFormProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PAYMENT_RUNS}.fields.${key}`)
  const required = [{ required: true, message: t('kit.required') }]
  return (
    <Form layout="vertical" initialValues={START()} onFinish={(asked: Asked) => onAsk(asked)}>
      <FieldGroup title={t(`${PAYMENT_RUNS}.what`)}>
        <Form.Item name="currency" label={text('currency')} rules={required}>
          <PlainSelect options={CURRENCY_OPTIONS} />
        </Form.Item>
        <Form.Item name="dueThroughOn" label={text('dueThroughOn')} rules={required}>
          <DayInput />
        </Form.Item>
        <Form.Item name="executeOn" label={text('executeOn')} rules={required}>
          <DayInput />
        </Form.Item>
        <Form.Item
          name="nextRunOn"
          label={text('nextRunOn')}
          extra={t(`${PAYMENT_RUNS}.hints.nextRunOn`)}
        >
          <DayInput />
        </Form.Item>
        <PayingAccount />
        <Vendors />
      </FieldGroup>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t(`${PAYMENT_RUNS}.propose`)}
      </Button>
    </Form>
  )
}

function PayingAccount() {
  const currency = Form.useWatch('currency') as string | undefined
  return <BankAccountItem currency={currency ?? ''} />
}

function Vendors() {
  const { t } = useTranslation()
  if (!useAbility('vendors.lookup')) return null
  return (
    <Form.Item
      name="vendorIds"
      label={t(`${PAYMENT_RUNS}.fields.vendors`)}
      extra={t(`${PAYMENT_RUNS}.hints.vendors`)}
    >
      <RecordsSelect lookup="vendors/lookup" />
    </Form.Item>
  )
}
