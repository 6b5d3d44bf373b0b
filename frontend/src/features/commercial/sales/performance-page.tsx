import { useState } from 'react'
import { Alert, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { currencyText } from '../../../kit/display/currency'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { ReportButton } from '../report-button'
import { PeopleTable } from './people-table'
import { SALES, type Performance, type Person } from './sales'
import { TargetsDrawer } from './targets-drawer'
import { VisitsDrawer } from './visits-drawer'

const text = (name: string) => `${SALES}.performance.${name}`

/** The business developers of a year: offered and won, against their targets. */
export default function PerformancePage() {
  const [year, setYear] = useState(dayjs().year())
  const [open, setOpen] = useState<Person | null>(null)
  const [visitor, setVisitor] = useState<Person | null>(null)
  const query = useQuery<Performance>({
    queryKey: [`/api/sales/performance?year=${year}`],
    staleTime: 0,
  })
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const performance = query.data
  const saved = () => {
    setOpen(null)
    void query.refetch()
  }
  return (
    <>
      <PerformanceHeader year={year} onYear={setYear} />
      {performance ? (
        <Ranking performance={performance} onTargets={setOpen} onVisits={setVisitor} />
      ) : (
        <PageSkeleton rows={8} />
      )}
      {visitor ? (
        <VisitsDrawer person={visitor} year={year} onClose={() => setVisitor(null)} />
      ) : null}
      {open && performance ? (
        <TargetsDrawer
          person={open}
          currency={performance.currency}
          onClose={() => setOpen(null)}
          onSaved={saved}
        />
      ) : null}
    </>
  )
}

interface PerformanceHeaderProps {
  year: number
  onYear: (year: number) => void
}

function PerformanceHeader({ year, onYear }: PerformanceHeaderProps) {
  const { t } = useTranslation()
  return (
    <PageHeader
      title={t(text('title'))}
      subtitle={t(text('subtitle'))}
      actions={
        <>
          <DatePicker
            picker="year"
            allowClear={false}
            aria-label={t(text('year'))}
            value={dayjs(`${year}-01-01`)}
            onChange={(day) => onYear(day.year())}
          />
          <ReportButton url="/api/sales/performance/exports" query={{ year }} />
        </>
      }
    />
  )
}

interface RankingProps {
  performance: Performance
  onTargets: (person: Person) => void
  onVisits: (person: Person) => void
}

function Ranking({ performance, ...actions }: RankingProps) {
  const { t, i18n } = useTranslation()
  const ranking = t(text('ranking'), { n: performance.leastDecided })
  const amounts = t('kit.table.amounts_in', {
    currency: currencyText(performance.currency, i18n.language),
  })
  return (
    <>
      <Alert
        type="info"
        showIcon
        message={`${ranking} · ${amounts}`}
        style={{ marginBlockEnd: 12 }}
      />
      <PeopleTable performance={performance} {...actions} />
    </>
  )
}
