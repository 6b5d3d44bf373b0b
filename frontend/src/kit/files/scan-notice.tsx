import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'

const KINDS = {
  waiting: 'info',
  unscanned: 'warning',
  failed: 'warning',
  infected: 'error',
  removed: 'error',
} as const

/** Why a file can't be opened, or what to know before opening it; nothing where it is clean. */
export function ScanNotice({ state }: { state: Schema<'FileScan'>['state'] | null }) {
  const { t } = useTranslation()
  if (state === null || state === 'clean') return null
  return <Alert type={KINDS[state]} showIcon message={t(`kit.scan.notice.${state}`)} />
}
