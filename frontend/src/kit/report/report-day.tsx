import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { CURRENCY_OPTIONS } from '../inputs/currencies'
import { DayInput } from '../inputs/day-input'
import { PlainSelect } from '../inputs/plain-select'
import { today } from '../inputs/today'
import { useAddressParams } from '../use-address-params'

/** The parameters of a report of a day, kept in the address; today and riyals by default. */
export function useReportDay() {
  const [params, change] = useAddressParams()
  const filters = {
    asOf: params.get('asOf') ?? today(),
    currency: params.get('currency') ?? 'SAR',
  }
  const set = (name: string, value: string | null) =>
    change(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true }
    )
  return { filters, params, set }
}

type Setting = Pick<ReturnType<typeof useReportDay>, 'filters' | 'set'>

export function ReportDayField({ filters, set }: Setting) {
  const label = useTranslation().t('kit.report.as_of')
  return (
    <Form.Item label={label}>
      <DayInput aria-label={label} value={filters.asOf} onChange={(day) => set('asOf', day)} />
    </Form.Item>
  )
}

export function ReportCurrencyField({ filters, set }: Setting) {
  const { t } = useTranslation()
  return (
    <Form.Item label={t('kit.report.currency')} htmlFor="report-currency" style={{ minWidth: 160 }}>
      <PlainSelect
        id="report-currency"
        options={CURRENCY_OPTIONS}
        value={filters.currency}
        onChange={(currency) => set('currency', currency)}
      />
    </Form.Item>
  )
}
