import { useState } from 'react'
import type { TFunction } from 'i18next'
import { Flex, Skeleton, Switch, Table, Tag, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { DateText } from '../../../kit/display/date-text'
import { Money, Quantity, Rate } from '../../../kit/display/numbers'
import { useAnyChoiceLabel } from '../../../kit/inputs/use-choices'
import { LoadFailed } from '../../../kit/load-failed'
import { NONE } from '../../../kit/display/none'
import { ChangePercent } from './change-percent'
import type { ComparedLine, Comparison, LinePair } from './comparison'
import { QUOTATIONS } from './quotation'

const TEXTS = `${QUOTATIONS}.revision`
const COLOURS = { same: 'default', changed: 'gold', added: 'green', removed: 'red' }

interface ComparisonViewProps {
  /** Below `/api/quotations`: what answers the two sides. */
  path: string
}

/** Two quotations side by side: facts that differ, lines, totals. */
export function ComparisonView({ path }: ComparisonViewProps) {
  const query = useQuery({
    queryKey: ['quotation-comparison', path],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      return (await http.get<Comparison>(`/api/quotations/${path}`, { signal })).data
    },
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  const { facts, totals } = query.data
  return (
    <Flex vertical gap="middle">
      {facts.length ? <FactsBeside comparison={query.data} /> : null}
      <LinesBeside comparison={query.data} />
      {totals.length ? <TotalsBeside comparison={query.data} /> : null}
    </Flex>
  )
}

interface BesideProps {
  comparison: Comparison
}

function FactsBeside({ comparison: { facts, before, after } }: BesideProps) {
  const { t } = useTranslation()
  return (
    <Table
      size="small"
      rowKey="field"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={facts}
      columns={[
        {
          title: t(`${TEXTS}.fact`),
          render: (_, { field }) => t(`${QUOTATIONS}.fields.${field}`),
        },
        {
          title: before.number,
          render: (_, fact) => <FactText field={fact.field} value={fact.before} />,
        },
        {
          title: after.number,
          render: (_, fact) => <FactText field={fact.field} value={fact.after} />,
        },
      ]}
    />
  )
}

function TotalsBeside({ comparison: { totals, before, after } }: BesideProps) {
  const { t } = useTranslation()
  return (
    <Table
      size="small"
      rowKey="name"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={totals}
      columns={[
        {
          title: t(`${TEXTS}.totals`),
          render: (_, { name }) => t(`${QUOTATIONS}.fields.${name}`),
        },
        {
          title: before.number,
          align: 'end',
          render: (_, row) => <Money value={row.before} currency={before.currency} />,
        },
        {
          title: after.number,
          align: 'end',
          render: (_, row) => <Money value={row.after} currency={after.currency} />,
        },
        {
          title: t(`${TEXTS}.change`),
          align: 'end',
          render: (_, row) => <ChangePercent value={row.changePercent} />,
        },
      ]}
    />
  )
}

/** A fact as it reads elsewhere: days as days, choices by their names. */
function FactText({ field, value }: { field: string; value: string | null }) {
  const labelOf = useAnyChoiceLabel()
  if (value === null) return <>{NONE}</>
  if (field.endsWith('On')) return <DateText value={value} />
  const named = value.split(', ').map((part) => labelOf(field, part))
  return <bdi>{named.join(', ')}</bdi>
}

/** The figures of one of the two quotations. */
function sideColumns(comparison: Comparison, of: 'before' | 'after', t: TFunction) {
  return [
    {
      title: t(`${QUOTATIONS}.fields.quantity`),
      align: 'end' as const,
      render: (_: unknown, pair: LinePair) => <Quantity value={pair[of]?.quantity} />,
    },
    {
      title: t(`${QUOTATIONS}.fields.unitRate`),
      align: 'end' as const,
      render: (_: unknown, pair: LinePair) => <Rate value={pair[of]?.unitRate} />,
    },
    {
      title: t(`${QUOTATIONS}.fields.total`),
      align: 'end' as const,
      render: (_: unknown, pair: LinePair) => (
        <Money bare value={pair[of]?.total} currency={comparison[of].currency} />
      ),
    },
  ]
}

function LinesBeside({ comparison }: BesideProps) {
  const { t } = useTranslation()
  const { before, after, lines } = comparison
  const [all, setAll] = useState(false)
  const shown = lines.filter(({ change }) => all || change !== 'same')
  return (
    <>
      <Flex gap="small" align="center">
        <Switch size="small" checked={all} onChange={setAll} aria-label={t(`${TEXTS}.all_lines`)} />
        <span aria-hidden>{t(`${TEXTS}.all_lines`)}</span>
      </Flex>
      <Table<LinePair>
        size="small"
        bordered
        rowKey={(pair) => lines.indexOf(pair)}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={shown}
        locale={{ emptyText: t(`${TEXTS}.same_lines`) }}
        columns={[
          {
            title: t(`${TEXTS}.change`),
            render: (_, { change }) => <Tag color={COLOURS[change]}>{t(`${TEXTS}.${change}`)}</Tag>,
          },
          {
            title: t(`${QUOTATIONS}.fields.description`),
            render: (_, pair) => <Described line={(pair.after ?? pair.before)!} />,
          },
          { title: before.number, children: sideColumns(comparison, 'before', t) },
          { title: after.number, children: sideColumns(comparison, 'after', t) },
        ]}
      />
    </>
  )
}

function Described({ line }: { line: ComparedLine }) {
  return (
    <>
      <bdi>{line.description}</bdi>
      {line.section ? (
        <div>
          <Typography.Text type="secondary">
            <bdi>{line.section}</bdi>
          </Typography.Text>
        </div>
      ) : null}
    </>
  )
}
