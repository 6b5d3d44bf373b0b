import type { ReactNode } from 'react'
import { Form } from 'antd'
import {
  BankOutlined,
  CheckOutlined,
  CloseOutlined,
  RollbackOutlined,
  StopOutlined,
  SwapOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { BankAccountItem } from '../../../kit/inputs/bank-account-item'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { CHEQUES, type ChequeRow } from './cheque'
import { ReplacementSelect } from './replacement-select'

type Step = keyof ChequeRow['can']

interface Look {
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  /** Why it failed. */
  reason?: boolean
}

const STEPS: [Step, Look][] = [
  ['deposit', { icon: <BankOutlined />, type: 'primary' }],
  ['clear', { icon: <CheckOutlined /> }],
  ['redeposit', { icon: <BankOutlined />, type: 'primary' }],
  ['bounce', { icon: <CloseOutlined />, danger: true, reason: true }],
  ['return', { icon: <RollbackOutlined />, reason: true }],
  ['replace', { icon: <SwapOutlined />, reason: true }],
  ['stop', { icon: <StopOutlined />, danger: true, reason: true }],
  ['void', { icon: <StopOutlined />, danger: true, reason: true }],
]

interface ChequeStepsProps {
  cheque: ChequeRow
  size?: 'small'
  /** In a list only the next ones. */
  most?: number
}

/** What may happen next to a cheque, as the server allows it. */
export function ChequeSteps({ cheque, size, most = STEPS.length }: ChequeStepsProps) {
  const { t } = useTranslation()
  const action = useRecordAction(CHEQUES)
  const text = (key: string) => t(`${CHEQUES}.action.${key}`, { number: cheque.chequeNumber })
  return (
    <>
      {STEPS.filter(([name]) => cheque.can[name])
        .slice(0, most)
        .map(([name, { reason, ...look }]) => (
          <ConfirmAction
            key={name}
            {...look}
            size={size}
            label={text(name)}
            title={text(`${name}_title`)}
            content={t(`${CHEQUES}.action.${name}_text`, { context: cheque.direction })}
            confirmLabel={text(name)}
            fields={<StepFields name={name} cheque={cheque} />}
            reason={reason ? { label: t(`${CHEQUES}.fields.reason`), required: true } : undefined}
            onConfirm={(given, values) =>
              action.run(cheque, {
                path: name,
                body: bodyOf(values, reason ? given : null),
                done: text(`${name}_done`),
              })
            }
          />
        ))}
      <ActionConflict action={action} />
    </>
  )
}

/** What was left empty is not sent: the account then stays as it is. */
const bodyOf = (values: Record<string, unknown>, reason: string | null) => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value)),
  ...(reason && { reason }),
})

function StepFields({ name, cheque }: { name: Step; cheque: ChequeRow }) {
  const { t } = useTranslation()
  const isDeposit = name === 'deposit' || name === 'redeposit'
  return (
    <>
      <Form.Item
        name="on"
        label={t(`${CHEQUES}.fields.on`)}
        initialValue={today()}
        rules={[{ required: true, message: t('kit.required') }]}
      >
        <DayInput />
      </Form.Item>
      {isDeposit ? <BankAccountItem currency={cheque.currency} /> : null}
      {name === 'replace' ? (
        <Form.Item name="replacedById" label={t(`${CHEQUES}.fields.replacedById`)}>
          <ReplacementSelect cheque={cheque} />
        </Form.Item>
      ) : null}
    </>
  )
}
