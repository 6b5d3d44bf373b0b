import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Percent } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { CONSUMPTION, type Consumption } from './consumption'

/** How much more went out than the work needs; a dash while nothing is to be divided by. */
export function Wastage({
  of: { wastage, overBy },
}: {
  of: Pick<Consumption, 'wastage' | 'overBy'>
}) {
  const { t } = useTranslation()
  const percent = wastage === null ? null : <Percent value={wastage} decimals={2} />
  if (overBy === null) return percent ?? NONE
  const label = t(`${CONSUMPTION}.over_by.${overBy}`)
  return (
    <Tag color="red" title={label} style={{ marginInlineEnd: 0 }}>
      {percent ?? label}
    </Tag>
  )
}
