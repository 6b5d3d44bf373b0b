import { useState } from 'react'
import { Card, Col, DatePicker, Flex, Row } from 'antd'
import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { useAbility } from '../../../providers/access'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { AgeingTable, BandsTable, StagesTable } from './figure-tables'
import { GroupTable } from './group-table'
import { MonthsCard } from './months-card'
import { INSIGHTS, type Insights } from './project-insights'

const DAY = 'YYYY-MM-DD'

/** The board of the engineering home and of the insights page. */
export function InsightsBoard() {
  const { t } = useTranslation()
  const mayOpen = useAbility('quotations.view')
  const [period, setPeriod] = useState<[string, string] | null>(null)
  const query = useQuery({
    queryKey: ['project-insights', period],
    queryFn: async ({ signal }) => {
      const search = period ? `?from=${period[0]}&to=${period[1]}` : ''
      return (await http.get<Insights>(`/api/project-insights${search}`, { signal })).data
    },
  })
  const insights = query.data
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!insights) return <PageSkeleton rows={10} />
  return (
    <Flex vertical gap="middle">
      <DatePicker.RangePicker
        allowClear={false}
        aria-label={t(`${INSIGHTS}.period`)}
        value={[dayjs(insights.from, DAY), dayjs(insights.to, DAY)]}
        onChange={(range) => {
          const [from, to] = range ?? []
          if (from && to) setPeriod([from.format(DAY), to.format(DAY)])
        }}
        style={{ alignSelf: 'flex-start' }}
      />
      <Cards insights={insights} mayOpen={mayOpen} />
    </Flex>
  )
}

interface CardsProps {
  insights: Insights
  mayOpen: boolean
}

function Cards(shared: CardsProps) {
  const { t } = useTranslation()
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={14}>
        <MonthsCard {...shared} />
      </Col>
      <Col xs={24} xl={10}>
        <Card size="small" title={t(`${INSIGHTS}.pipeline`)}>
          <StagesTable {...shared} />
        </Card>
      </Col>
      <Col xs={24} md={12} xl={7}>
        <Card size="small" title={t(`${INSIGHTS}.bands`)}>
          <BandsTable {...shared} />
        </Card>
      </Col>
      <Col xs={24} md={12} xl={7}>
        <Card size="small" title={t(`${INSIGHTS}.ageing`)}>
          <AgeingTable {...shared} />
        </Card>
      </Col>
      <Groups {...shared} />
    </Row>
  )
}

function Groups(shared: CardsProps) {
  const { byBdm, byCity, byType } = shared.insights
  return (
    <>
      <Col xs={24} xl={10}>
        <GroupTable {...shared} groups={byBdm} field="bdmInitials" />
      </Col>
      <Col xs={24} xl={12}>
        <GroupTable {...shared} groups={byCity} field="city" list="cities" />
      </Col>
      <Col xs={24} xl={12}>
        <GroupTable {...shared} groups={byType} field="projectType" list="project-types" />
      </Col>
    </>
  )
}
