import type { ReactNode } from 'react'
import {
  AlertOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  BuildOutlined,
  CalendarOutlined,
  ContainerOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  FolderOpenOutlined,
  FundOutlined,
  HighlightOutlined,
  HourglassOutlined,
  LockOutlined,
  PieChartOutlined,
  ProjectOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
  TeamOutlined,
  TrophyOutlined,
} from '@ant-design/icons'
import type { Department } from '../../kit/define-resource'
import { resources } from '../resources'

export interface DepartmentLink {
  path: string
  /** Key of its name under `departments.links`. */
  name: string
  icon: ReactNode
}

export interface DepartmentPage {
  key: Department | 'insights'
  /** Address of the department's home. */
  path: string
  /** More addresses that show the same home. */
  also: string[]
  icon: ReactNode
  /** Pages of the department that are no list. */
  links?: DepartmentLink[]
  /** Resources of other departments that people here work with. */
  related: string[]
}

/** The departments, in the order of the dashboard and the menu. */
export const DEPARTMENTS: DepartmentPage[] = [
  {
    key: 'commercial',
    path: '/commercial',
    also: [
      '/commercial/calendar',
      '/commercial/analysis',
      '/commercial/summary',
      '/commercial/performance',
      '/commercial/invoicing',
    ],
    icon: <FundOutlined />,
    links: [
      { path: '/commercial/calendar', name: 'calendar', icon: <CalendarOutlined /> },
      { path: '/commercial/summary', name: 'summary', icon: <DashboardOutlined /> },
      { path: '/commercial/board', name: 'board', icon: <ProjectOutlined /> },
      { path: '/commercial/analysis', name: 'analysis', icon: <PieChartOutlined /> },
      { path: '/commercial/performance', name: 'performance', icon: <TrophyOutlined /> },
      { path: '/commercial/ageing', name: 'ageing', icon: <HourglassOutlined /> },
      { path: '/commercial/retention', name: 'retention', icon: <LockOutlined /> },
    ],
    related: ['engineering.quotations', 'production.projects'],
  },
  {
    key: 'engineering',
    path: '/engineering',
    also: ['/dashboard', '/engineering/scoring-system-configuration'],
    icon: <HighlightOutlined />,
    links: [
      { path: '/quotation-approvals', name: 'approvals', icon: <SafetyCertificateOutlined /> },
    ],
    related: ['production.projects'],
  },
  {
    key: 'procurement',
    path: '/procurement',
    also: [],
    icon: <ShoppingCartOutlined />,
    related: ['production.projects'],
  },
  {
    key: 'production',
    path: '/production',
    also: [],
    icon: <BuildOutlined />,
    related: [],
  },
  {
    key: 'people',
    path: '/hr',
    also: [],
    icon: <TeamOutlined />,
    related: [],
  },
  {
    key: 'finance',
    path: '/finance',
    also: [],
    icon: <BarChartOutlined />,
    links: [
      { path: '/finance/invoicing', name: 'invoicing', icon: <FileDoneOutlined /> },
      { path: '/finance/statements', name: 'accounts', icon: <ContainerOutlined /> },
      { path: '/finance/ageing', name: 'ageing', icon: <HourglassOutlined /> },
    ],
    related: ['procurement.purchase_orders', 'production.projects', 'engineering.quotations'],
  },
  {
    key: 'files',
    path: '/files',
    also: [],
    icon: <FolderOpenOutlined />,
    related: ['engineering.quotations', 'production.projects'],
  },
  {
    key: 'insights',
    path: '/project-insights',
    also: [],
    icon: <AppstoreOutlined />,
    related: ['production.projects', 'engineering.quotations'],
  },
  {
    key: 'administration',
    path: '/admin',
    also: ['/admin/quotation-scoring'],
    icon: <SettingOutlined />,
    links: [{ path: '/admin/debt-analysis', name: 'debt_analysis', icon: <AlertOutlined /> }],
    related: [],
  },
]

export function departmentAt(path: string): DepartmentPage | undefined {
  return DEPARTMENTS.find((department) => department.path === path)
}

/** Resources listed in the menu under a department. */
export function resourcesOf(department: DepartmentPage) {
  return resources.filter((item) => item.department === department.key && item.menu !== false)
}

/** Resources shown on a department's home: its own, then the related ones. */
export function homeResourcesOf(department: DepartmentPage) {
  const related = department.related.flatMap(
    (name) => resources.find((item) => item.name === name) ?? []
  )
  return [...resourcesOf(department), ...related]
}
