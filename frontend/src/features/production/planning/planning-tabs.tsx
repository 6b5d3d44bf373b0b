import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../kit/tabs'
import { PLANNING, PLANNING_TABS, type PlanningTab } from './planning'

/** The four views of planning; the project goes along. */
export function PlanningTabs({ active }: { active: PlanningTab }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = (key: string) => {
    const project = new URLSearchParams(window.location.search).get('projectId')
    const { path } = PLANNING_TABS.find((tab) => tab.key === key)!
    void navigate(project ? `${path}?projectId=${project}` : path)
  }
  return (
    <Tabs
      activeKey={active}
      onChange={open}
      items={PLANNING_TABS.map(({ key }) => ({ key, label: t(`${PLANNING}.tabs.${key}`) }))}
    />
  )
}
