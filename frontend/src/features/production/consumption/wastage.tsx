import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Percent } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { CONSUMPTION, type Consumption } from './consumption'

/** How much more went out than the work needs; a dash while nothing is to be divided by. */
export function Wastage({ of: { wastage, over } }: { of: Pick<Consumption, 'wastage' | 'over'> }) {
  const { t } = useTranslation()
  if (wastage === null) return NONE
  const percent = <Percent value={wastage} decimals={2} />
  return over ? (
    <Tag color="red" title={t(`${CONSUMPTION}.over`)} style={{ marginInlineEnd: 0 }}>
      {percent}
    </Tag>
  ) : (
    percent
  )
}
