import type { ReactNode } from 'react'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { GUARANTEES, type Guarantee } from './guarantee'

interface GuaranteeStepsProps {
  guarantee: Guarantee
  action: ReturnType<typeof useRecordAction>
}

/** Further steps by their path and whether a reason is asked: the bank issues, extends, takes back or pays. */
const STEPS = [
  { name: 'activate', path: 'activate', reason: 'none' },
  { name: 'extend', path: 'extensions', reason: 'optional' },
  { name: 'release', path: 'release', reason: 'required' },
  { name: 'claim', path: 'claim', reason: 'required' },
] as const

/** What may happen next to a guarantee, as the server allows it. */
export function GuaranteeSteps({ guarantee, action }: GuaranteeStepsProps) {
  const { t } = useTranslation()
  const text = (name: string, key: string) => t(`${GUARANTEES}.steps.${name}.${key}`)
  return STEPS.filter(({ name }) => guarantee.can[name]).map(({ name, path, reason }) => (
    <ConfirmAction
      key={name}
      danger={name === 'claim'}
      type={name === 'activate' ? 'primary' : undefined}
      label={text(name, 'action')}
      title={text(name, 'title')}
      content={text(name, 'text')}
      confirmLabel={text(name, 'action')}
      fields={<StepFields name={name} guarantee={guarantee} />}
      reason={
        reason === 'none'
          ? undefined
          : { label: t(`${GUARANTEES}.fields.endReason`), required: reason === 'required' }
      }
      onConfirm={(given, values) =>
        action.run(guarantee, {
          path,
          body: { ...values, ...(reason !== 'none' && { reason: given || null }) },
          done: text(name, 'done'),
        })
      }
    />
  ))
}

interface StepFieldsProps {
  name: (typeof STEPS)[number]['name']
  guarantee: Guarantee
}

function StepFields({ name, guarantee }: StepFieldsProps) {
  if (name === 'activate')
    return (
      <>
        <Required name="number" initialValue={guarantee.number}>
          <Input maxLength={80} dir="ltr" />
        </Required>
        <Required name="issuedOn" initialValue={guarantee.issuedOn ?? today()}>
          <DayInput />
        </Required>
      </>
    )
  if (name === 'extend')
    return (
      <Required name="expiresOn">
        <DayInput />
      </Required>
    )
  return (
    <>
      <Required name="endedOn" initialValue={today()}>
        <DayInput />
      </Required>
      {name === 'claim' ? (
        <Required name="amount" initialValue={guarantee.amount}>
          <DecimalInput suffix={guarantee.currency} />
        </Required>
      ) : null}
    </>
  )
}

interface RequiredProps {
  name: string
  initialValue?: string | null
  children: ReactNode
}

function Required({ name, initialValue, children }: RequiredProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name={name}
      label={t(`${GUARANTEES}.fields.${name}`)}
      initialValue={initialValue ?? undefined}
      rules={[{ required: true, message: t('kit.required') }]}
    >
      {children}
    </Form.Item>
  )
}
