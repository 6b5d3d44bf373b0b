import { BellOutlined, CheckSquareOutlined, FieldTimeOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useUnreadCount } from '../../features/notifications/use-notifications'
import { useIsViewing } from '../../providers/access'
import { Tile, Tiles } from '../../kit/display/tile'
import { useCount } from './counts'
import {
  overdueOrders,
  useMayDecide,
  usePendingApprovals,
  useSeesOverdueOrders,
} from './use-figures'

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
      to={`/procurement/${overdueOrders()}`}
      figure={useCount(overdueOrders())}
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
  const seesOrders = useSeesOverdueOrders()
  return (
    <Tiles label={t('departments.today')}>
      {mayDecide && <ApprovalsTile />}
      {seesOrders && <OverdueTile />}
      {!useIsViewing() && <NotificationsTile />}
    </Tiles>
  )
}
