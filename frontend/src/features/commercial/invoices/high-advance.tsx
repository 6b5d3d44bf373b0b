import { Alert, Flex } from 'antd'
import { AuditOutlined, CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { Money } from '../../../kit/display/numbers'
import { Details } from '../../../kit/show/details'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { INVOICES, type InvoiceDetail } from './invoice'

type High = NonNullable<InvoiceDetail['highAdvance']>

const STEPS: RecordStep<keyof High['can']>[] = [
  { name: 'request', path: 'agreement', icon: <AuditOutlined />, type: 'primary', entry: 'reason' },
  {
    name: 'approve',
    path: 'agreement/approve',
    icon: <CheckOutlined />,
    type: 'primary',
    entry: 'comment',
  },
  {
    name: 'reject',
    path: 'agreement/reject',
    icon: <CloseOutlined />,
    danger: true,
    entry: 'reason',
  },
]

/** A draft that takes the advances of its contract above its value: by how much, and who agrees to it. */
export function HighAdvance({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  const high = invoice.highAdvance
  if (!high) return null
  const amount = (name: 'advanced' | 'contractValue' | 'above') => ({
    name,
    value: <Money value={high[name]} currency={invoice.currency} />,
  })
  return (
    <Flex vertical gap="middle" style={{ marginBlockEnd: 16 }}>
      <Alert
        type={high.agreed ? 'success' : 'warning'}
        role="status"
        showIcon
        message={t(`${INVOICES}.high_advance.${high.agreed ? 'agreed' : 'needed'}`)}
      />
      <Details
        resource={INVOICES}
        items={[amount('advanced'), amount('contractValue'), amount('above')]}
      />
      {high.approval ? <ApprovalSteps steps={high.approval.steps} /> : null}
      <Flex gap="small" wrap>
        <RecordSteps
          resource={INVOICES}
          record={invoice}
          number={invoice.contract!.number}
          can={high.can}
          steps={STEPS}
        />
      </Flex>
    </Flex>
  )
}
