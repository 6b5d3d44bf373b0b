import { Flex, Form, Input } from 'antd'
import { LockOutlined, UndoOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { Details } from '../../../kit/show/details'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { Checklist } from './checklist'
import { CLOSINGS, type Closing } from './closing'

const STEPS: RecordStep<keyof Closing['can']>[] = [
  { name: 'reopen', icon: <UndoOutlined />, danger: true, entry: 'reason' },
]

/** One month: its checklist as it is now, and its closing. */
export default function ClosingShow() {
  const { t } = useTranslation()
  const query = useRecord<Closing>(CLOSINGS, useParams().id)
  return (
    <ResourceShow<Closing>
      resource={CLOSINGS}
      query={query}
      remembered={false}
      back={{ to: '/finance/closings', label: t(`${CLOSINGS}.title`) }}
      titleOf={(closing) => closing.fromOn.slice(0, 7)}
      tags={(closing) => <StatusTag status={closing.status} />}
      summary={(closing) => [
        { name: 'fromOn', value: <DateText value={closing.fromOn} /> },
        { name: 'toOn', value: <DateText value={closing.toOn} /> },
      ]}
      actions={(closing) => <Actions closing={closing} />}
      tabs={(closing) => [
        {
          key: 'checklist',
          label: t(`${CLOSINGS}.checklist`),
          children: <Sheet closing={closing} />,
        },
      ]}
    />
  )
}

function Actions({ closing }: { closing: Closing }) {
  return (
    <>
      {closing.can.close ? <CloseMonth closing={closing} /> : null}
      <RecordSteps
        resource={CLOSINGS}
        record={closing}
        number={closing.fromOn.slice(0, 7)}
        can={{ reopen: closing.can.reopen }}
        steps={STEPS}
      />
    </>
  )
}

/** What is open has to be explained. */
function CloseMonth({ closing }: { closing: Closing }) {
  const { t } = useTranslation()
  const action = useRecordAction(CLOSINGS)
  const text = (key: string) =>
    t(`${CLOSINGS}.action.${key}`, { number: closing.fromOn.slice(0, 7) })
  const isOpen = closing.points.some(({ openCount }) => openCount > 0)
  return (
    <>
      <ConfirmAction
        type="primary"
        icon={<LockOutlined />}
        label={text('close')}
        title={text('close_title')}
        content={text(isOpen ? 'close_open' : 'close_text')}
        confirmLabel={text('close')}
        fields={
          isOpen ? (
            <Form.Item
              name="note"
              label={t(`${CLOSINGS}.fields.note`)}
              rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
            >
              <Input.TextArea dir="auto" rows={3} maxLength={1000} />
            </Form.Item>
          ) : undefined
        }
        onConfirm={(_, { note = null }) =>
          action.run(closing, { path: 'close', body: { note }, done: text('close_done') })
        }
      />
      <ActionConflict action={action} />
    </>
  )
}

function Sheet({ closing }: { closing: Closing }) {
  return (
    <Flex vertical gap="middle">
      <Checklist closing={closing} />
      <Details
        resource={CLOSINGS}
        items={[
          { name: 'closedByName', value: closing.closedByName },
          { name: 'closedAt', value: <InstantText value={closing.closedAt} /> },
          { name: 'note', value: closing.note, wide: true },
          { name: 'reason', value: closing.reason, wide: true },
        ]}
      />
    </Flex>
  )
}
