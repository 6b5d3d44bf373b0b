import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'

/** By how many days something is needed earlier or later than was asked for. */
export function MovedDay({ from, to }: { from: string | null; to: string | null }) {
  const { t } = useTranslation()
  if (!from || !to || from === to) return null
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  return (
    <div>
      <Tag color={days < 0 ? 'red' : 'blue'} style={{ whiteSpace: 'normal' }}>
        {t(`kit.moved_day.${days < 0 ? 'earlier' : 'later'}`, {
          count: Math.abs(days),
        })}
      </Tag>
    </div>
  )
}
