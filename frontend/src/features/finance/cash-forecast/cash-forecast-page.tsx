import { useState } from 'react'
import { Alert, Card, Form, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { ChartCard } from '../../../kit/charts/chart-card'
import { useFormats } from '../../../kit/display/use-formats'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { ReportPage } from '../../../kit/report/report-page'
import { useAddressParams } from '../../../kit/use-address-params'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import {
  CASH_FORECAST,
  SCENARIO,
  type CashForecast,
  type OnOpen,
  type OpenedFigure,
} from './cash-forecast'
import { CashItemsDrawer } from './cash-items-drawer'
import { ForecastCards } from './forecast-cards'
import { ForecastTable } from './forecast-table'

/** The cash of the coming weeks, as expected or under a scenario that stands in the address. */
export default function CashForecastPage() {
  const { t } = useTranslation()
  const [figure, open] = useState<OpenedFigure | null>(null)
  const { asked, set } = useScenario()
  const search = new URLSearchParams(asked).toString()
  const numbers = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, Number(value)])
  )
  return (
    <ReportPage<CashForecast>
      title={t(`${CASH_FORECAST}.title`)}
      subtitle={t(`${CASH_FORECAST}.subtitle`)}
      resource={`cash-forecast?${search}`}
      actions={
        <FileOrderButton
          url="/api/cash-forecast/exports"
          formats={['pdf', 'xlsx', 'csv']}
          bodyOf={(format) => ({ ...numbers, format })}
          label={t('kit.export')}
          title={t('kit.export')}
        />
      }
      fields={<ScenarioFields asked={asked} set={set} />}
    >
      {(forecast) =>
        forecast ? (
          <>
            <Figures forecast={forecast} onOpen={open} />
            {figure ? (
              <CashItemsDrawer figure={figure} search={search} onClose={() => open(null)} />
            ) : null}
          </>
        ) : (
          <PageSkeleton rows={10} />
        )
      }
    </ReportPage>
  )
}

function useScenario() {
  const [params, change] = useAddressParams()
  const asked: Record<string, string> = {}
  for (const { name } of SCENARIO) {
    const value = params.get(name)
    if (value !== null) asked[name] = value
  }
  const set = (name: string, value: number | null) =>
    change(
      (current) => {
        const { usual } = SCENARIO.find((one) => one.name === name)!
        if (value === null || value === usual) current.delete(name)
        else current.set(name, String(value))
        return current
      },
      { replace: true }
    )
  return { asked, set }
}

interface ScenarioFieldsProps {
  asked: Record<string, string>
  set: (name: string, value: number | null) => void
}

function ScenarioFields({ asked, set }: ScenarioFieldsProps) {
  const { t } = useTranslation()
  return SCENARIO.map(({ name, most, usual }) => (
    <Form.Item
      key={name}
      label={t(`${CASH_FORECAST}.scenario.${name}`)}
      htmlFor={`scenario-${name}`}
    >
      <InputNumber
        id={`scenario-${name}`}
        min={0}
        max={most}
        precision={0}
        value={Number(asked[name] ?? usual)}
        onChange={(value) => set(name, value)}
      />
    </Form.Item>
  ))
}

interface FiguresProps {
  forecast: CashForecast
  onOpen: OnOpen
}

function Figures({ forecast, onOpen }: FiguresProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const isNarrow = useIsNarrow()
  const short = forecast.weeks.find(({ closing }) => Number(closing) < 0)
  const titleOf = (week: number) =>
    t(`${CASH_FORECAST}.week_of`, { day: formats.day(forecast.weeks[week]!.from) })
  const Table = isNarrow ? ForecastCards : ForecastTable
  return (
    <>
      {short ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${CASH_FORECAST}.short`, { day: formats.day(short.from) })}
          style={{ marginBlockEnd: 16 }}
        />
      ) : null}
      <ChartCard
        title={t(`${CASH_FORECAST}.closing`)}
        unit={BASE_CURRENCY}
        series={[{ name: t(`${CASH_FORECAST}.closing`), color: 'var(--brand)' }]}
        columns={forecast.weeks.map(({ from, closing }, week) => ({
          ...{ key: String(week), label: formats.dayOfYear(from), values: [Number(closing)] },
        }))}
        onOpen={(column) => onOpen({ column, title: titleOf(Number(column)) })}
      >
        <Card size="small" variant="borderless" styles={{ body: { padding: 0 } }}>
          <Table forecast={forecast} onOpen={onOpen} titleOf={titleOf} />
        </Card>
      </ChartCard>
    </>
  )
}
