import { useState, type ReactNode } from 'react'
import { Col, Flex, Row } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../../providers/live'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { AgeingCard } from './ageing-card'
import { CashCard } from './cash-card'
import { Figures } from './figures'
import { MonthsCard } from './months-card'
import { OpenItemsDrawer } from './open-items-drawer'
import type { FinanceOverview, OnOpenItems, OpenedItems, Side } from './overview'
import { PartiesCard } from './parties-card'
import { WorkTiles } from './work-tiles'

const KEY = ['/api/finance-overview']
const SIDES: Side[] = ['receivable', 'payable']

/** What finance has to do today and how it stands; figures and charts open the records behind them. */
export default function FinanceBoard() {
  const [items, open] = useState<OpenedItems | null>(null)
  const query = useQuery<FinanceOverview>({ queryKey: KEY, staleTime: 0 })
  const client = useQueryClient()
  // nearly every record of the firm changes one of the figures
  useLiveEvent('record', () => void client.invalidateQueries({ queryKey: KEY }))
  const overview = query.data
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!overview) return <PageSkeleton rows={12} />
  return (
    <Flex vertical gap="middle">
      <WorkTiles work={overview.work} />
      <Figures overview={overview} onOpen={open} />
      <Charts overview={overview} onOpen={open} />
      {items ? <OpenItemsDrawer items={items} onClose={() => open(null)} /> : null}
    </Flex>
  )
}

function Charts({ overview, onOpen }: { overview: FinanceOverview; onOpen: OnOpenItems }) {
  const { cash, months } = overview
  const sides = SIDES.flatMap((side) => {
    const sums = overview[side]
    return sums ? [{ side, sums }] : []
  })
  return (
    <Row gutter={[16, 16]}>
      {cash === null ? null : (
        <Half>
          <CashCard />
        </Half>
      )}
      {months ? (
        <Half>
          <MonthsCard months={months} />
        </Half>
      ) : null}
      {sides.length ? (
        <Col xs={24}>
          <AgeingCard sides={sides} onOpen={onOpen} />
        </Col>
      ) : null}
      {sides.map(({ side, sums }) => (
        <Half key={side}>
          <PartiesCard side={side} sums={sums} onOpen={onOpen} />
        </Half>
      ))}
    </Row>
  )
}

const Half = ({ children }: { children: ReactNode }) => (
  <Col xs={24} xl={12}>
    {children}
  </Col>
)
