import type { ReactNode } from 'react'
import { BellOutlined, CheckSquareOutlined, FieldTimeOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnreadCount } from '../../features/notifications/use-notifications'
import { useAbility } from '../../providers/access'
import { Figure } from './department-card'
import { overdueQuery, useMayDecide, useOverdueOrders, usePendingApprovals } from './use-figures'
import './dashboard.css'

interface TileProps {
  icon: ReactNode
  label: string
  to: string
  figure: { data?: number; isPending: boolean }
  /** Something above zero wants to be looked at. */
  isUrgent?: boolean
}

/** A figure that opens the rows it counts. */
export function Tile({ icon, label, to, figure, isUrgent = false }: TileProps) {
  const content = (
    <>
      <span className="tile-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="tile-figure">
        <Figure {...figure} />
      </span>
      <span className="tile-label">{label}</span>
    </>
  )
  const look = { className: 'tile', 'data-urgent': isUrgent && (figure.data ?? 0) > 0 }
  return (
    <li>
      {to.startsWith('#') ? (
        // A place on this page: the browser itself scrolls there.
        <a href={to} {...look}>
          {content}
        </a>
      ) : (
        <Link to={to} {...look}>
          {content}
        </Link>
      )}
    </li>
  )
}

function ApprovalsTile() {
  const { t } = useTranslation()
  const { data, isPending } = usePendingApprovals()
  return (
    <Tile
      isUrgent
      icon={<CheckSquareOutlined />}
      label={t('departments.approvals')}
      to="#approvals"
      figure={{ data: data?.length, isPending }}
    />
  )
}

function OverdueTile() {
  const { t } = useTranslation()
  return (
    <Tile
      isUrgent
      icon={<FieldTimeOutlined />}
      label={t('departments.overdueOrders')}
      to={`/procurement/purchase-orders?${overdueQuery()}`}
      figure={useOverdueOrders()}
    />
  )
}

function NotificationsTile() {
  const { t } = useTranslation()
  const unread = useUnreadCount()
  return (
    <Tile
      icon={<BellOutlined />}
      label={t('departments.unread')}
      to="/notifications?state=unread"
      figure={{ data: unread, isPending: false }}
    />
  )
}

/** What asks for this user's attention, in figures that stay true by themselves. */
export function SummaryStrip() {
  const { t } = useTranslation()
  const mayDecide = useMayDecide()
  const seesOrders = useAbility('purchase-orders.view-all')
  return (
    <ul className="tiles" aria-label={t('departments.today')}>
      {mayDecide && <ApprovalsTile />}
      {seesOrders && <OverdueTile />}
      <NotificationsTile />
    </ul>
  )
}
