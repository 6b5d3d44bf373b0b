import type { ReactNode } from 'react'
import { Form, Input, InputNumber } from 'antd'
import {
  CheckOutlined,
  CloseOutlined,
  EditOutlined,
  FileDoneOutlined,
  FlagOutlined,
  MailOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { Field } from '../../../kit/form/field-grid'
import { DayInput } from '../../../kit/inputs/day-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { today } from '../../../kit/inputs/today'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { CorrectButton } from './correct-button'
import { DELAYS, delayPath, type Delay } from './delay'

type Action = ReturnType<typeof useRecordAction>

interface Step {
  name: 'record' | 'end' | 'giveNotice' | 'grant' | 'reject'
  path: string
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  reason?: 'reason'
  fields?: ReactNode
}

const STEPS: Step[] = [
  { name: 'record', path: 'record', icon: <FileDoneOutlined />, type: 'primary' },
  { name: 'giveNotice', path: 'notice', icon: <MailOutlined />, fields: <NoticeEntry /> },
  { name: 'end', path: 'end', icon: <FlagOutlined />, fields: <DayEntry name="lastOn" /> },
  {
    name: 'grant',
    path: 'grant',
    icon: <CheckOutlined />,
    type: 'primary',
    fields: <GrantEntry />,
  },
  { name: 'reject', path: 'reject', icon: <CloseOutlined />, danger: true, reason: 'reason' },
]

/** Buttons for what the server allows on this delay. */
export function DelayActions({ delay }: { delay: Delay }) {
  const { t } = useTranslation()
  const action = useRecordAction(DELAYS)
  const text = (key: string) => t(`${DELAYS}.action.${key}`, { number: delay.number })
  return (
    <>
      {delay.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${delayPath(delay)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {STEPS.filter(({ name }) => delay.can[name]).map((step) => (
        <StepButton key={step.name} step={step} delay={delay} action={action} />
      ))}
      {delay.can.correct ? <CorrectButton delay={delay} action={action} /> : null}
      {delay.can.delete ? (
        <DeleteRecord
          resource={DELAYS}
          record={delay}
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

function StepButton({ step, delay, action }: { step: Step; delay: Delay; action: Action }) {
  const { t } = useTranslation()
  const { name, path, reason, fields, ...look } = step
  const text = (key: string) => t(`${DELAYS}.action.${key}`, { number: delay.number })
  return (
    <ConfirmAction
      {...look}
      label={text(name)}
      title={text(`${name}_title`)}
      content={text(`${name}_text`)}
      confirmLabel={text(name)}
      fields={fields}
      reason={reason ? { label: text('reason'), required: true } : undefined}
      onConfirm={(entered, values) =>
        action.run(delay, {
          path,
          body: reason ? { reason: entered } : entriesOf(values),
          done: text(`${name}_done`),
        })
      }
    />
  )
}

/** What was entered; a text that is empty is none. */
const entriesOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== 'reason')
      .map(([name, value]) => [name, value === '' ? null : (value ?? null)])
  )

function DayEntry({ name }: { name: string }) {
  return (
    <Field resource={DELAYS} name={name} required initialValue={today()}>
      <DayInput />
    </Field>
  )
}

function NoticeEntry() {
  return (
    <>
      <DayEntry name="noticeOn" />
      <Field resource={DELAYS} name="noticeReference">
        <LatinInput maxLength={80} />
      </Field>
    </>
  )
}

function GrantEntry() {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item name="days" label={t(`${DELAYS}.fields.grantedDays`)} rules={[{ required: true }]}>
        <InputNumber min={1} max={3650} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="comment" label={t(`${DELAYS}.action.comment`)}>
        <Input.TextArea rows={3} maxLength={1000} dir="auto" />
      </Form.Item>
    </>
  )
}
