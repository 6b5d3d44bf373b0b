import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'

export const DRILLS = 'administration.restore_drills'
export const LIST = '/admin/restore-drills'

export type RestoreDrill = Schema<'RestoreDrill'>
type State = RestoreDrill['state']

export const STATES = ['running', 'passed', 'failed'] as const satisfies readonly State[]

const COLORS: Record<State, string> = { running: 'blue', passed: 'green', failed: 'red' }

export function DrillState({ state }: { state: State }) {
  const { t } = useTranslation()
  return <Tag color={COLORS[state]}>{t(`${DRILLS}.state.${state}`)}</Tag>
}

export function Duration({ seconds }: Pick<RestoreDrill, 'seconds'>) {
  const { t } = useTranslation()
  return seconds === null ? null : t(`${DRILLS}.seconds`, { count: seconds })
}

export const drillPath = ({ id }: { id: number | string }) => `${LIST}/${id}`
