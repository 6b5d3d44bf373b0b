import { Tag, Tooltip } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { http } from '../../../api/http'
import { InstantText } from '../../../kit/display/date-text'
import { useSizeText } from '../../../kit/display/size-text'
import { useFormats } from '../../../kit/display/use-formats'
import { HealthFact } from './health-fact'

const HEALTH = 'administration.dashboard.health'
const LATE_MS = 48 * 3600_000

/** How old the newest backup is: the one figure that no one misses until it is needed. */
export function LastBackup() {
  const { t } = useTranslation()
  const formats = useFormats()
  const sizeOf = useSizeText()
  const { data } = useQuery({
    queryKey: ['backups', 'last'],
    queryFn: async ({ signal }) => {
      const { data: body } = await http.get<Answer<'backups.last'>>('/api/backups/last', {
        signal,
        headers: { 'X-Background': '1' },
      })
      return body
    },
  })
  if (!data) return null
  const { last } = data
  if (!last) {
    return (
      <HealthFact label={t(`${HEALTH}.backup`)}>
        <Tag color="gold">{t(`${HEALTH}.no_backup`)}</Tag>
      </HealthFact>
    )
  }
  const isLate = Date.now() - Date.parse(last.madeAt) > LATE_MS
  const size = sizeOf(last.bytes)
  const what = t(`${HEALTH}.backup_size`, { files: formats.number(last.files), size })
  return (
    <HealthFact label={t(`${HEALTH}.backup`)}>
      <Tooltip title={`${last.folder} · ${what}`}>
        <Tag color={isLate ? 'gold' : 'green'}>
          <InstantText value={last.madeAt} />
        </Tag>
      </Tooltip>
    </HealthFact>
  )
}
