import { CheckOutlined, CloseOutlined, StopOutlined } from '@ant-design/icons'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { VENDOR_CREDITS, type VendorCredit } from './vendor-credit'

const STEPS: RecordStep<'approve' | 'reject' | 'cancel'>[] = [
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
]

/** Buttons for what the server allows on this return or credit note. */
export const CreditActions = ({ credit }: { credit: VendorCredit }) => (
  <RecordSteps
    resource={VENDOR_CREDITS}
    record={credit}
    number={credit.number}
    can={credit.can}
    steps={STEPS}
  />
)
