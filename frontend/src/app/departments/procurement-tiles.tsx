import type { ReactNode } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  CarOutlined,
  CheckSquareOutlined,
  FieldTimeOutlined,
  FileProtectOutlined,
  InboxOutlined,
  ToolOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { daysFrom, recently, today } from '../../kit/inputs/today'
import { useAbility } from '../../providers/access'
import { useLiveEvent } from '../../providers/live'
import { Tile } from './summary-strip'
import { countQuery, useMayDecide, usePendingApprovals } from './use-figures'
import './dashboard.css'

/** Days in advance at which papers are shown. */
const PAPERS_AHEAD = 60
/** Days in advance at which the upkeep of equipment is shown. */
const UPKEEP_AHEAD = 14

interface FigureProps {
  name: string
  icon: ReactNode
  ability: string
  endpoint: string
  /** Which rows are counted, as the API spells it. */
  conditions: string
  /** The page that shows the same rows. */
  to: string
}

const yesterday = () => daysFrom(today(), -1)

const figures = (): FigureProps[] => [
  {
    name: 'late_deliveries',
    icon: <FieldTimeOutlined />,
    ability: 'procurement.inventory',
    endpoint: 'purchase-order-materials',
    conditions: `outstanding_gte=0.0001&requiredOn_lte=${yesterday()}`,
    to: '/procurement/purchase-order-materials?tab=late',
  },
  {
    name: 'expiring_papers',
    icon: <FileProtectOutlined />,
    ability: 'vendors.view',
    endpoint: 'vendor-documents',
    conditions: `current=true&expiresOn_gte=${today()}&expiresOn_lte=${daysFrom(today(), PAPERS_AHEAD)}`,
    to: '/procurement/vendor-documents?tab=expiring',
  },
  {
    name: 'expired_papers',
    icon: <FileProtectOutlined />,
    ability: 'vendors.view',
    endpoint: 'vendor-documents',
    conditions: `current=true&expiresOn_lte=${yesterday()}`,
    to: '/procurement/vendor-documents?tab=expired',
  },
  {
    name: 'low_stock',
    icon: <InboxOutlined />,
    ability: 'procurement.inventory',
    endpoint: 'stock-levels',
    conditions: 'belowReorder=true',
    to: '/procurement/inventory?tab=low',
  },
  {
    name: 'equipment_due',
    icon: <ToolOutlined />,
    ability: 'procurement.equipment',
    endpoint: 'equipment',
    conditions: `dueOn_lte=${daysFrom(today(), UPKEEP_AHEAD)}`,
    to: '/procurement/equipment-management?tab=due',
  },
  {
    name: 'late_trips',
    icon: <CarOutlined />,
    ability: 'procurement.transport',
    endpoint: 'trips',
    conditions: `open=true&plannedEndAt_lte=${encodeURIComponent(recently())}`,
    to: '/procurement/track-transportation?tab=late',
  },
]

function ListFigure({ name, icon, ability, endpoint, conditions, to }: FigureProps) {
  const { t } = useTranslation()
  const mayOpen = useAbility(ability)
  const figure = useQuery({ ...countQuery(endpoint, conditions), enabled: mayOpen })
  if (!mayOpen) return null
  return <Tile isUrgent icon={icon} label={t(`procurement.home.${name}`)} to={to} figure={figure} />
}

function ApprovalsFigure() {
  const { t } = useTranslation()
  const { data = [], isPending } = usePendingApprovals()
  const own = data.filter(({ link }) => link.startsWith('/procurement/'))
  const figure = { data: own.length, isPending }
  return (
    <Tile
      isUrgent
      icon={<CheckSquareOutlined />}
      label={t('departments.approvals')}
      to={own.length > 0 ? '#approvals' : '/procurement/purchase-orders?tab=submitted'}
      figure={figure}
    />
  )
}

/** What procurement has to look at today; every figure opens the rows it counts. */
export function ProcurementTiles() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const mayDecide = useMayDecide()
  useLiveEvent('record', () => {
    void client.invalidateQueries({ queryKey: ['count'] })
  })
  return (
    <ul className="tiles" aria-label={t('departments.today')}>
      {mayDecide && <ApprovalsFigure />}
      {figures().map((figure) => (
        <ListFigure key={figure.name} {...figure} />
      ))}
    </ul>
  )
}
