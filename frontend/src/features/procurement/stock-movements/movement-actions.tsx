import type { ReactNode } from 'react'
import {
  CarOutlined,
  CheckOutlined,
  CloseOutlined,
  FileDoneOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { LinkButton } from '../../../kit/link-button'
import { useAbility } from '../../../providers/access'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { MOVEMENTS, type StockMovement } from './movement'

const TEXTS = `${MOVEMENTS}.action`

interface Step {
  name: keyof StockMovement['can']
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  reason?: boolean
}

const ACTIONS: Step[] = [
  { name: 'submit', icon: <FileDoneOutlined />, type: 'primary' },
  { name: 'approve', icon: <CheckOutlined />, type: 'primary' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, reason: true },
  { name: 'reverse', icon: <UndoOutlined />, danger: true, reason: true },
]

/** Buttons for what the server allows on this movement; receiving and counting have their grids. */
export function MovementActions({ movement }: { movement: StockMovement }) {
  const { t } = useTranslation()
  const action = useRecordAction(MOVEMENTS)
  const mayPlan = useAbility('procurement.transport')
  return (
    <>
      {ACTIONS.filter(({ name }) => movement.can[name]).map(({ name, reason, ...look }) => (
        <ConfirmAction
          key={name}
          {...look}
          label={t(`${TEXTS}.${name}`)}
          title={t(`${TEXTS}.${name}_title`, { number: movement.number })}
          content={t(`${TEXTS}.${name}_text`)}
          confirmLabel={t(`${TEXTS}.${name}`)}
          reason={reason ? { label: t(`${TEXTS}.reason`), required: true } : undefined}
          onConfirm={(text) =>
            action.run(movement, {
              path: name,
              body: reason ? { reason: text } : {},
              done: t(`${TEXTS}.${name}_done`),
            })
          }
        />
      ))}
      {mayPlan && movement.type === 'transfer' && movement.status === 'in_transit' ? (
        <LinkButton
          icon={<CarOutlined />}
          to={`/procurement/track-transportation/new?transfer=${movement.id}`}
        >
          {t(`${MOVEMENTS}.plan_trip`)}
        </LinkButton>
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
