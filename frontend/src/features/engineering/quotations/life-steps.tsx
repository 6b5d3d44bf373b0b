import type { ReactNode } from 'react'
import {
  CheckOutlined,
  CloseOutlined,
  FrownOutlined,
  MailOutlined,
  RedoOutlined,
  SendOutlined,
  StopOutlined,
  TrophyOutlined,
} from '@ant-design/icons'
import { Input } from 'antd'
import { Field } from '../../../kit/form/field-grid'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { QUOTATIONS, type QuotationAction } from './quotation'

interface Step {
  /** As the API names it. */
  name: QuotationAction
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  /** Requested in writing; `label` is a text of the actions. */
  reason?: { label: 'reason' | 'remark'; required: boolean }
  fields?: ReactNode
  /** Up to the approval, and so also offered above the list of approvals. */
  isDecision?: boolean
}

const validUntil = (
  <Field resource={QUOTATIONS} name="validUntilOn">
    <DayInput />
  </Field>
)
const followUp = (
  <Field resource={QUOTATIONS} name="followUpOn">
    <DayInput />
  </Field>
)
const loss = (
  <>
    <Field resource={QUOTATIONS} name="lostReason" required>
      <ChoiceSelect list="lost-reasons" />
    </Field>
    <Field resource={QUOTATIONS} name="competitor">
      <Input maxLength={160} />
    </Field>
  </>
)
const term = (
  <>
    {validUntil}
    {followUp}
  </>
)

/** One line per step of a quotation's life: its look and what it asks for. */
export const STEPS: Step[] = [
  { name: 'submit', icon: <SendOutlined />, type: 'primary', isDecision: true },
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', isDecision: true },
  {
    name: 'reject',
    icon: <CloseOutlined />,
    danger: true,
    reason: { label: 'reason', required: true },
    isDecision: true,
  },
  { name: 'send', icon: <MailOutlined />, type: 'primary', fields: term },
  { name: 'win', icon: <TrophyOutlined />, reason: { label: 'remark', required: false } },
  {
    name: 'lose',
    icon: <FrownOutlined />,
    fields: loss,
    reason: { label: 'remark', required: false },
  },
  {
    name: 'reopen',
    icon: <RedoOutlined />,
    fields: term,
    reason: { label: 'reason', required: true },
  },
  {
    name: 'cancel',
    icon: <StopOutlined />,
    danger: true,
    reason: { label: 'reason', required: true },
  },
]
