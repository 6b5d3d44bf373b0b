import type { ReactNode } from 'react'
import { CheckOutlined, CloseOutlined, StopOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'
import { ConfirmAction } from '../confirm-action'
import { ActionConflict } from '../show/action-conflict'
import { useRecordAction } from '../show/use-record-action'

/** A request as that for leave: others answer with the same. */
type Decided = Pick<Schema<'LeaveRequest'>, 'id' | 'version' | 'number' | 'can'>
type Action = keyof Decided['can']

interface Step {
  name: Action
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  entry: 'reason' | 'comment'
}

const STEPS: Step[] = [
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
]

/** Buttons for what the server allows on a request; their texts are `<resource>.action.<name>`. */
export function DecisionActions({ resource, record }: { resource: string; record: Decided }) {
  const { t } = useTranslation()
  const action = useRecordAction(resource)
  const text = (key: string) => t(`${resource}.action.${key}`, { number: record.number })
  return (
    <>
      {STEPS.filter(({ name }) => record.can[name]).map(({ name, entry, ...look }) => (
        <ConfirmAction
          key={name}
          {...look}
          label={text(name)}
          title={text(`${name}_title`)}
          content={text(`${name}_text`)}
          confirmLabel={text(name)}
          reason={{ label: text(entry), required: entry === 'reason' }}
          onConfirm={(entered) =>
            action.run(record, {
              path: name,
              body: { [entry]: entered || null },
              done: text(`${name}_done`),
            })
          }
        />
      ))}
      <ActionConflict action={action} />
    </>
  )
}
