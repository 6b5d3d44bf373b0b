import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { RESOURCES } from './schedule-resource'

type MachineNameProps = Pick<Schema<'ScheduleResource'>, 'equipmentId' | 'equipmentName'>

/** The machine as the register calls it; one that is no longer there says so. */
export function MachineName({ equipmentId, equipmentName }: MachineNameProps) {
  const { t } = useTranslation()
  if (equipmentId === null) return null
  if (equipmentName === null) return <Tag color="red">{t(`${RESOURCES}.gone`)}</Tag>
  return <bdi>{equipmentName}</bdi>
}
