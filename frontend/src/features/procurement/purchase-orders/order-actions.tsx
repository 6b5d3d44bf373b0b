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
import { CopyOrder } from './copy-order'
import { allows, orderPath, PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

const TEXTS = 'procurement.purchase_orders.action'

/** One line per action of the order's life: its look and whether it wants a reason. */
const ACTIONS = [
  { name: 'submit', icon: <SendOutlined />, type: 'primary' as const },
  // what is said with an approval also answers for a vendor's expired papers
  { name: 'approve', icon: <CheckOutlined />, type: 'primary' as const, comment: true },
  { name: 'reject', icon: <CloseOutlined />, danger: true, reason: true },
  { name: 'send', icon: <SendOutlined />, type: 'primary' as const },
  { name: 'close', icon: <LockOutlined />, reason: true },
  { name: 'cancel', icon: <StopOutlined />, danger: true, reason: true },
]

/** Not decided in the drawer. */
const LATER = new Set(['send', 'close'])

interface OrderActionsProps {
  order: PurchaseOrder
  /** Decisions only, without edit and delete. */
  compact?: boolean
}

/** Buttons for what the server allows on this order. */
export function OrderActions({ order, compact = false }: OrderActionsProps) {
  const { t } = useTranslation()
  const action = useRecordAction(PURCHASE_ORDERS)
  return (
    <>
      {!compact && order.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${orderPath(order)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {ACTIONS.filter(({ name }) => allows(order, name) && !(compact && LATER.has(name))).map(
        ({ name, reason, comment, ...look }) => (
          <ConfirmAction
            key={name}
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
      )}
      {!compact && order.can.delete ? (
        <DeleteRecord
          resource={PURCHASE_ORDERS}
          record={order}
          action={action}
          title={t('procurement.purchase_orders.delete_title', { number: order.number })}
          content={t('procurement.purchase_orders.delete_warning')}
          done={t('procurement.purchase_orders.deleted')}
        />
      ) : null}
      {!compact && allows(order, 'amend') ? (
        <LinkButton icon={<DiffOutlined />} to={`${orderPath(order)}/amend`}>
          {t(`${TEXTS}.amend`)}
        </LinkButton>
      ) : null}
      {!compact && allows(order, 'copy') ? <CopyOrder order={order} /> : null}
      <ActionConflict action={action} />
    </>
  )
}
