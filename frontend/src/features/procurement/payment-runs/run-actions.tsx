import { Button, Form, Input } from 'antd'
import {
  BankOutlined,
  CheckOutlined,
  CloseOutlined,
  DollarOutlined,
  SendOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { useDownload } from '../../../kit/files/use-download'
import { ChequeFields } from '../../../kit/inputs/cheque-items'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { EditBills } from './edit-bills'
import { PAYMENT_RUNS, type PaymentRun } from './payment-run'

type Step = RecordStep<'submit' | 'approve' | 'pay' | 'reject' | 'cancel'>

const stepsOf = (run: PaymentRun): Step[] => [
  { name: 'submit', icon: <SendOutlined />, type: 'primary' },
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'pay', icon: <DollarOutlined />, type: 'primary', fields: <PaymentFields run={run} /> },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
]

/** Buttons for what the server allows on this run. */
export function RunActions({ run }: { run: PaymentRun }) {
  return (
    <>
      {run.can.update ? <EditBills run={run} /> : null}
      {run.can.download && Number(run.transferred) ? <BankFile run={run} /> : null}
      <RecordSteps
        resource={PAYMENT_RUNS}
        record={run}
        number={run.number}
        can={run.can}
        steps={stepsOf(run)}
      />
    </>
  )
}

/** The credit transfers that the bank reads. */
function BankFile({ run }: { run: PaymentRun }) {
  const { t } = useTranslation()
  const download = useDownload()
  return (
    <Button
      icon={<BankOutlined />}
      onClick={() => void download(`/api/payment-runs/${run.id}/bank-file`, `${run.number}.xml`)}
    >
      {t(`${PAYMENT_RUNS}.bank_file`)}
    </Button>
  )
}

/** When it was paid, and the cheque of each vendor that gets one. */
function PaymentFields({ run }: { run: PaymentRun }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PAYMENT_RUNS}.fields.${key}`)
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
      {run.vendors
        .filter(({ byCheque, net }) => byCheque && Number(net))
        .map((vendor, i) => (
          <VendorCheque key={vendor.vendorId} vendor={vendor} at={i} currency={run.currency} />
        ))}
    </>
  )
}

interface VendorChequeProps {
  vendor: PaymentRun['vendors'][number]
  /** Its place among the cheques. */
  at: number
  currency: string
}

function VendorCheque({ vendor, at, currency }: VendorChequeProps) {
  const { t } = useTranslation()
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <legend>
        {t(`${PAYMENT_RUNS}.cheque_for`)} <MixedText>{vendor.vendorName}</MixedText>:{' '}
        <Money value={vendor.net} currency={currency} />
      </legend>
      <Form.Item name={['cheques', at, 'vendorId']} initialValue={vendor.vendorId} hidden>
        <Input />
      </Form.Item>
      <ChequeFields own at={['cheques', at]} />
    </fieldset>
  )
}
