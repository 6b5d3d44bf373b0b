import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'

export const BACKUPS = 'administration.backups'
export const LIST = '/admin/backups'

export type Backup = Schema<'Backup'>

export const STATES = [
  'running',
  'complete',
  'failed',
  'removed',
] as const satisfies readonly Backup['state'][]
export const ORIGINS = [
  'hand',
  'schedule',
  'command',
] as const satisfies readonly Backup['origin'][]

const COLORS: Record<Backup['state'], string> = {
  running: 'blue',
  complete: 'green',
  failed: 'red',
  removed: 'default',
}

export function BackupState({ state }: { state: Backup['state'] }) {
  const { t } = useTranslation()
  return <Tag color={COLORS[state]}>{t(`${BACKUPS}.state.${state}`)}</Tag>
}

/** What the latest drill found in it; nothing while there was none. */
export function Verified({ isSound }: Pick<Backup, 'isSound'>) {
  const { t } = useTranslation()
  if (isSound === null) return <Tag>{t(`${BACKUPS}.not_verified`)}</Tag>
  return (
    <Tag color={isSound ? 'green' : 'red'}>
      {t(`${BACKUPS}.${isSound ? 'verified' : 'damaged'}`)}
    </Tag>
  )
}

export const backupPath = ({ id }: { id: number | string }) => `${LIST}/${id}`
