import { useMemo } from 'react'
import { Flex, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { Rate as RateText } from '../../../kit/display/numbers'
import { today } from '../../../kit/inputs/today'
import { newLineKey } from '../../../kit/lines/operations'
import { RowsInput } from '../../../kit/lines/rows-input'
import type { LineColumn } from '../../../kit/lines/types'
import { NONE } from '../../../kit/display/none'

const RATES = 'engineering.rates'

type Rate = Schema<'Rate'>

const blank = () => ({ key: newLineKey(), effectiveOn: today(), unitRate: '', unitCost: '' })

/** What the rate is from each day on. */
export function PricesInput(props: { value?: object[]; onChange?: (rows: object[]) => void }) {
  const { t } = useTranslation()
  const columns = useMemo<LineColumn[]>(() => {
    const named = (key: string) => ({ key, title: t(`${RATES}.fields.${key}`) })
    return [
      { ...named('effectiveOn'), kind: 'day', required: true, width: '180px' },
      { ...named('unitRate'), kind: 'decimal', required: true },
      { ...named('unitCost'), kind: 'decimal' },
    ]
  }, [t])
  const label = t(`${RATES}.fields.prices`)
  return <RowsInput {...props} name="prices" label={label} columns={columns} blank={blank} />
}

/** What is in force today, and since when; older days below. */
export function PricesText({ rate }: { rate: Rate }) {
  const { t } = useTranslation()
  const { unitRate, rateOn, isOld, currency, prices } = rate
  if (!unitRate) return <>{NONE}</>
  return (
    <Flex vertical>
      <span>
        <RateText value={unitRate} /> <bdi>{currency}</bdi> · <DateText value={rateOn} />{' '}
        {isOld ? <Tag color="orange">{t(`${RATES}.old`)}</Tag> : null}
      </span>
      {prices
        .filter(({ effectiveOn }) => effectiveOn !== rateOn)
        .slice(0, 12)
        .map((price) => (
          <small key={price.effectiveOn}>
            <DateText value={price.effectiveOn} />: <RateText value={price.unitRate} />
          </small>
        ))}
    </Flex>
  )
}
