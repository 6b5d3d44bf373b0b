import { Typography } from 'antd'
import { NONE } from '../../../kit/display/none'

const DAY_MS = 86_400_000

interface DeviationProps {
  /** Planned and actual day, `YYYY-MM-DD`. */
  from: string | null
  to: string | null
}

/** Days late (+) or early (−); nothing while one of the days is not known. */
export function Deviation({ from, to }: DeviationProps) {
  if (!from || !to) return <>{NONE}</>
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
  return (
    <Typography.Text type={days > 0 ? 'danger' : 'success'}>
      <bdi dir="ltr">{days > 0 ? `+${days}` : String(days).replace('-', '−')}</bdi>
    </Typography.Text>
  )
}
