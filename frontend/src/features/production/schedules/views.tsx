import type { ComponentType, ReactNode } from 'react'
import {
  BarsOutlined,
  DashboardOutlined,
  ShoppingCartOutlined,
  ThunderboltOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { lazyPage } from '../../../kit/lazy-page'
import type { SchedulePlan } from './plan/types'

export interface ScheduleViewProps {
  plan: SchedulePlan
}

export interface ScheduleView {
  /** In the address: `?view=list`. Its name is `production.schedules.views.<key>`. */
  key: string
  icon: ReactNode
  element: ComponentType<ScheduleViewProps>
}

/** The ways to look at a schedule, the first one first. */
export const SCHEDULE_VIEWS: readonly ScheduleView[] = [
  {
    key: 'list',
    icon: <UnorderedListOutlined />,
    element: lazyPage<ScheduleViewProps>(() => import('./list-view/list-view')),
  },
  {
    key: 'gantt',
    icon: <BarsOutlined />,
    element: lazyPage<ScheduleViewProps>(() => import('./gantt/gantt-page')),
  },
  {
    key: 'needs',
    icon: <ShoppingCartOutlined />,
    element: lazyPage<ScheduleViewProps>(() => import('../material-needs/needs-view')),
  },
  {
    key: 'optimizer',
    icon: <ThunderboltOutlined />,
    element: lazyPage<ScheduleViewProps>(() => import('../schedule-scenarios/optimizer-view')),
  },
  {
    key: 'control',
    icon: <DashboardOutlined />,
    element: lazyPage<ScheduleViewProps>(() => import('../schedule-control/control-view')),
  },
]
