import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { useAddressParams } from '../../../kit/use-address-params'
import { SALES } from './sales'

const DAY = 'YYYY-MM-DD'

/** The requested period in the address, as the query of a call. */
export function usePeriod(): string {
  const [params] = useAddressParams()
  const from = params.get('from')
  const to = params.get('to')
  return from && to ? `?from=${from}&to=${to}` : ''
}

/** Selects the period of a page of figures; it is kept in the address. */
export function PeriodPicker({ from, to }: { from?: string; to?: string }) {
  const { t } = useTranslation()
  const [, change] = useAddressParams()
  return (
    <DatePicker.RangePicker
      allowClear={false}
      aria-label={t(`${SALES}.period`)}
      value={from && to ? [dayjs(from, DAY), dayjs(to, DAY)] : null}
      onChange={(range) => {
        const [start, end] = range ?? []
        if (!start || !end) return
        change((current) => {
          current.set('from', start.format(DAY))
          current.set('to', end.format(DAY))
          return current
        })
      }}
    />
  )
}
