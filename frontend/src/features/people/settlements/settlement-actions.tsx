import type { ReactNode } from 'react'
import { Form, Input } from 'antd'
import {
  CheckOutlined,
  CloseOutlined,
  DollarOutlined,
  EditOutlined,
  SendOutlined,
  StopOutlined,
  SyncOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { Field } from '../../../kit/form/field-grid'
import { DayInput } from '../../../kit/inputs/day-input'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { SETTLEMENTS, settlementPath, type Settlement } from './settlement'

interface Step {
  name: 'submit' | 'approve' | 'reject' | 'pay' | 'cancel'
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  /** What is entered with it. */
  entry?: 'reason' | 'comment'
}

const STEPS: Step[] = [
  { name: 'submit', icon: <SendOutlined />, type: 'primary' },
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'pay', icon: <DollarOutlined />, type: 'primary' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
]

type Action = ReturnType<typeof useRecordAction>

/** Buttons for what the server allows on this settlement. */
export function SettlementActions({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation()
  const action = useRecordAction(SETTLEMENTS)
  const text = (key: string) => t(`${SETTLEMENTS}.action.${key}`, { number: settlement.number })
  return (
    <>
      {settlement.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${settlementPath(settlement)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      <Recalculate settlement={settlement} action={action} />
      {STEPS.filter(({ name }) => settlement.can[name]).map((step) => (
        <StepButton key={step.name} step={step} settlement={settlement} action={action} />
      ))}
      {settlement.can.delete ? (
        <DeleteRecord
          resource={SETTLEMENTS}
          record={settlement}
          action={action}
          title={text('delete_title')}
          content={text('delete_text')}
          done={text('deleted')}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

/** Reads again what a draft is reckoned from, where it has changed. */
function Recalculate({ settlement, action }: { settlement: Settlement; action: Action }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${SETTLEMENTS}.action.${key}`, { number: settlement.number })
  if (!settlement.can.update || !settlement.changedSince.length) return null
  return (
    <ConfirmAction
      icon={<SyncOutlined />}
      label={text('recalculate')}
      title={text('recalculate_title')}
      content={text('recalculate_text')}
      confirmLabel={text('recalculate')}
      onConfirm={() =>
        action.run(settlement, {
          path: '',
          method: 'patch',
          body: {},
          done: text('recalculate_done'),
        })
      }
    />
  )
}

interface StepButtonProps {
  step: Step
  settlement: Settlement
  action: Action
}

function StepButton({ step, settlement, action }: StepButtonProps) {
  const { t } = useTranslation()
  const { name, entry, ...look } = step
  const text = (key: string) => t(`${SETTLEMENTS}.action.${key}`, { number: settlement.number })
  const isPayment = name === 'pay'
  return (
    <ConfirmAction
      {...look}
      label={text(name)}
      title={text(`${name}_title`)}
      content={text(`${name}_text`)}
      confirmLabel={text(name)}
      fields={isPayment ? <PaymentFields /> : undefined}
      reason={entry ? { label: text(entry), required: entry === 'reason' } : undefined}
      onConfirm={(entered, { paidOn, reference }) =>
        action.run(settlement, {
          path: name,
          body: isPayment
            ? { paidOn, reference: reference || null }
            : entry
              ? { [entry]: entered || null }
              : {},
          done: text(`${name}_done`),
        })
      }
    />
  )
}

function PaymentFields() {
  const { t } = useTranslation()
  return (
    <>
      <Field resource={SETTLEMENTS} name="paidOn" required>
        <DayInput />
      </Field>
      <Form.Item name="reference" label={t(`${SETTLEMENTS}.fields.paymentReference`)}>
        <Input dir="auto" maxLength={80} />
      </Form.Item>
    </>
  )
}
