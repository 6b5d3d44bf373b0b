import { theme } from 'antd'
import { useFormats } from '../../../kit/display/use-formats'
import { NONE } from '../../../kit/display/none'

/** By how much a price went up or down; the sign carries the meaning, the colour only helps. */
export function ChangePercent({ value }: { value: number | null }) {
  const formats = useFormats()
  const { token } = theme.useToken()
  if (value === null) return <>{NONE}</>
  const sign = value > 0 ? '+' : ''
  const colour = value === 0 ? undefined : value > 0 ? token.colorError : token.colorSuccess
  return (
    <bdi dir="ltr" style={{ color: colour }}>
      {sign}
      {formats.percent(value, 2)}
    </bdi>
  )
}
