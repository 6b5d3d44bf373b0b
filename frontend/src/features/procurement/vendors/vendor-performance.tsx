import { Card, Col, Row, Statistic, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { useFormats } from '../../../kit/display/use-formats'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { VENDORS, type Vendor } from './vendor'

type Performance = Schema<'VendorPerformance'>
type Measure = Performance['onTime']

const FIGURES = [
  { name: 'onTime', isShare: true },
  { name: 'rejected', isShare: true },
  { name: 'priceIndex', isShare: false },
  { name: 'responseDays', isShare: false },
] as const

/** What deliveries say of a vendor, beside what people think of it. */
export function VendorPerformance({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${VENDORS}.performance.${key}`)
  const query = useQuery<Performance>({
    queryKey: [`/api/vendors/${vendor.id}/performance`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const performance = query.data
  if (!performance) return <PageSkeleton rows={4} />
  return (
    <>
      <Typography.Paragraph type="secondary">
        {t(`${VENDORS}.performance.basis`, { count: performance.orders })}{' '}
        <DateText value={performance.since} />
      </Typography.Paragraph>
      <Row gutter={[16, 16]}>
        {FIGURES.map(({ name, isShare }) => (
          <Col key={name} xs={24} sm={12} xl={6}>
            <Card size="small" style={{ blockSize: '100%' }}>
              <MeasuredFigure title={text(name)} measure={performance[name]} isShare={isShare} />
              <Typography.Text type="secondary">{text(`${name}_text`)}</Typography.Text>
            </Card>
          </Col>
        ))}
      </Row>
    </>
  )
}

interface MeasuredFigureProps {
  title: string
  measure: Measure
  /** Of a hundred. */
  isShare: boolean
}

/** A figure is nothing without the number of observations that it rests on. */
function MeasuredFigure({ title, measure, isShare }: MeasuredFigureProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { value, n } = measure
  const none = value === null
  const write = isShare ? formats.percent : formats.number
  return (
    <Statistic
      title={title}
      value={none ? t(`${VENDORS}.performance.no_data`) : write(value)}
      suffix={none ? null : <small>({t(`${VENDORS}.performance.of`, { count: n })})</small>}
      valueStyle={{ fontSize: none ? 16 : undefined }}
    />
  )
}
