import { Form, Input } from 'antd'
import {
  CheckOutlined,
  DollarOutlined,
  FileSearchOutlined,
  SendOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { LinkButton } from '../../../kit/link-button'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import {
  monthOf,
  paymentsPath,
  WITHHOLDING_RETURNS,
  type WithholdingReturn,
} from './withholding-return'

type Step = RecordStep<keyof WithholdingReturn['can']>

const STEPS: Step[] = [
  { name: 'prepare', icon: <CheckOutlined /> },
  { name: 'reopen', icon: <UndoOutlined /> },
  { name: 'file', icon: <SendOutlined />, type: 'primary', fields: <FilingFields /> },
  { name: 'pay', icon: <DollarOutlined />, type: 'primary', fields: <PaymentFields /> },
]

/** What may be done with a return now, and what people take away of it. */
export function ReturnActions({ record }: { record: WithholdingReturn }) {
  const { t } = useTranslation()
  return (
    <>
      <LinkButton icon={<FileSearchOutlined />} to={paymentsPath(record)}>
        {t(`${WITHHOLDING_RETURNS}.payments`)}
      </LinkButton>
      <FileOrderButton
        url={`/api/withholding-returns/${record.id}/files`}
        formats={['pdf', 'xlsx']}
        bodyOf={(format) => ({ format })}
        label={t('kit.export')}
        title={t('kit.export')}
      />
      <RecordSteps
        resource={WITHHOLDING_RETURNS}
        record={record}
        number={monthOf(record)}
        can={record.can}
        steps={STEPS}
      />
    </>
  )
}

function FilingFields() {
  const { t } = useTranslation()
  const label = (name: string) => t(`${WITHHOLDING_RETURNS}.fields.${name}`)
  const rules = [{ required: true, message: t('kit.required') }]
  return (
    <>
      <Form.Item name="reference" label={label('reference')} rules={rules}>
        <Input dir="ltr" maxLength={60} />
      </Form.Item>
      <Form.Item name="filedOn" label={label('filedOn')} initialValue={today()} rules={rules}>
        <DayInput />
      </Form.Item>
      <Form.Item name="note" label={label('note')}>
        <Input.TextArea dir="auto" rows={2} maxLength={1000} />
      </Form.Item>
    </>
  )
}

function PaymentFields() {
  const { t } = useTranslation()
  const label = (name: string) => t(`${WITHHOLDING_RETURNS}.fields.${name}`)
  const rules = [{ required: true, message: t('kit.required') }]
  return (
    <>
      <Form.Item name="reference" label={label('paymentReference')} rules={rules}>
        <Input dir="ltr" maxLength={120} />
      </Form.Item>
      <Form.Item name="paidOn" label={label('paidOn')} initialValue={today()} rules={rules}>
        <DayInput />
      </Form.Item>
    </>
  )
}
