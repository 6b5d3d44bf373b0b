import type { ReactNode } from 'react'
import {
  CheckOutlined,
  CloseOutlined,
  DiffOutlined,
  EditOutlined,
  LockOutlined,
  SendOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { isSendable, MailOrder } from './order-mails'
import { PromiseDays } from './promise-days'
import { CopyOrder } from './copy-order'
import {
  allows,
  orderPath,
  PURCHASE_ORDERS,
  type OrderAction,
  type PurchaseOrder,
} from './purchase-order'

const TEXTS = 'procurement.purchase_orders.action'

interface Step {
  name: OrderAction
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  reason?: boolean
  comment?: boolean
}

/** One line per step of an order: its look and whether it needs a reason. */
const ACTIONS: Step[] = [
  { name: 'submit', icon: <SendOutlined />, type: 'primary' },
  // the comment on an approval also accounts for expired documents of the vendor
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', comment: true },
  { name: 'reject', icon: <CloseOutlined />, danger: true, reason: true },
  { name: 'send', icon: <SendOutlined />, type: 'primary' },
  { name: 'close', icon: <LockOutlined />, reason: true },
  { name: 'cancel', icon: <StopOutlined />, danger: true, reason: true },
]

/** Not decided in the drawer. */
const LATER = new Set<OrderAction>(['send', 'close'])

interface OrderActionsProps {
  order: PurchaseOrder
  /** Decisions only, without edit and delete. */
  compact?: boolean
}

/** Buttons for what the server allows on this order. */
export function OrderActions({ order, compact = false }: OrderActionsProps) {
  const { t } = useTranslation()
  const action = useRecordAction(PURCHASE_ORDERS)
  const steps = ACTIONS.filter(({ name }) => allows(order, name) && !(compact && LATER.has(name)))
  return (
    <>
      {!compact && order.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${orderPath(order)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {steps.map((step) => (
        <StepButton key={step.name} step={step} order={order} action={action} />
      ))}
      {compact ? null : <RecordActions order={order} action={action} />}
      <ActionConflict action={action} />
    </>
  )
}

interface StepProps {
  order: PurchaseOrder
  action: ReturnType<typeof useRecordAction>
}

function StepButton({ step, order, action }: StepProps & { step: Step }) {
  const { t } = useTranslation()
  const { name, reason, comment, ...look } = step
  return (
    <ConfirmAction
      {...look}
      label={t(`${TEXTS}.${name}`)}
      title={t(`${TEXTS}.${name}_title`, { number: order.number })}
      content={t(`${TEXTS}.${name}_text`)}
      confirmLabel={t(`${TEXTS}.${name}`)}
      reason={
        reason || comment
          ? { label: t(`${TEXTS}.${reason ? 'reason' : 'comment'}`), required: !!reason }
          : undefined
      }
      onConfirm={(text) =>
        action.run(order, {
          path: name,
          body: reason ? { reason: text } : comment ? { comment: text || null } : {},
          done: t(`${TEXTS}.${name}_done`),
        })
      }
    />
  )
}

/** Delete, amend and copy: what concerns the record, not the decision on it. */
function RecordActions({ order, action }: StepProps) {
  const { t } = useTranslation()
  return (
    <>
      {isSendable(order) ? <MailOrder order={order} /> : null}
      {order.can.promise ? <PromiseDays order={order} action={action} /> : null}
      {order.can.delete ? (
        <DeleteRecord
          resource={PURCHASE_ORDERS}
          record={order}
          action={action}
          title={t('procurement.purchase_orders.delete_title', { number: order.number })}
          content={t('procurement.purchase_orders.delete_warning')}
          done={t('procurement.purchase_orders.deleted')}
        />
      ) : null}
      {allows(order, 'amend') ? (
        <LinkButton icon={<DiffOutlined />} to={`${orderPath(order)}/amend`}>
          {t(`${TEXTS}.amend`)}
        </LinkButton>
      ) : null}
      {allows(order, 'copy') ? <CopyOrder order={order} /> : null}
    </>
  )
}
