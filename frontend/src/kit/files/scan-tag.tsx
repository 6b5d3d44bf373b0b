import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'

type ScanState = Schema<'FileScan'>['state']

export const SCAN_STATES = [
  'waiting',
  'clean',
  'unscanned',
  'failed',
  'infected',
  'removed',
] as const satisfies readonly ScanState[]

const COLORS: Record<ScanState, string> = {
  waiting: 'blue',
  clean: 'green',
  unscanned: 'gold',
  failed: 'orange',
  infected: 'red',
  removed: 'default',
}

/** What the virus scanner says of a file. */
export function ScanTag({ state }: { state: ScanState }) {
  const { t } = useTranslation()
  return <Tag color={COLORS[state]}>{t(`kit.scan.${state}`)}</Tag>
}

/** The same where files are used: what is clean needs no word. */
export function ScanMark({ state }: { state: ScanState | null }) {
  return state === null || state === 'clean' ? null : <ScanTag state={state} />
}
