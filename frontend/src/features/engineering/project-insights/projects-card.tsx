import { Card, Table, type TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Answer, Schema } from '../../../api/types'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { useAbility } from '../../../providers/access'
import { INSIGHTS } from './project-insights'

type Project = Schema<'Project'>
type Spending = Answer<'procurement_projects.index'>[number]
type Row = Project & { spending?: Spending }

const RUNNING = ['active', 'in_progress', 'on_hold'].map((status) => `status=${status}`).join('&')
const SHOWN = 20

/** Running projects with their contract value and, for who may see it, what has been spent. */
export function ProjectsCard() {
  const { t } = useTranslation()
  const { projects, spending, mayBuy } = useRunningProjects()
  if (projects.error)
    return <LoadFailed error={projects.error} onRetry={() => void projects.refetch()} />
  const rows = (projects.data ?? []).map((project) => ({
    ...project,
    spending: spending.data?.find(({ id }) => id === project.id),
  }))
  return (
    <Card size="small" title={t(`${INSIGHTS}.projects.title`)}>
      <Table<Row>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        loading={projects.isPending}
        dataSource={rows}
        locale={{ emptyText: <Empty title={t(`${INSIGHTS}.projects.none`)} /> }}
        columns={[...projectColumns(t), ...(mayBuy ? spendingColumns(t) : [])]}
      />
    </Card>
  )
}

function useRunningProjects() {
  const mayBuy = useAbility('procurement.projects')
  const projects = useQuery<Project[]>({
    queryKey: [`/api/projects?${RUNNING}&_start=0&_end=${SHOWN}&_sort=createdAt&_order=desc`],
    staleTime: 0,
  })
  const spending = useQuery<Answer<'procurement_projects.index'>>({
    queryKey: ['/api/procurement-projects'],
    enabled: mayBuy,
    staleTime: 0,
  })
  return { projects, spending, mayBuy }
}

function projectColumns(t: TFunction): TableColumnsType<Row> {
  const text = (name: string) => t(`production.projects.fields.${name}`)
  return [
    {
      title: text('code'),
      render: (_, { id, code }) => <Link to={`/production/projects/${id}`}>{code}</Link>,
    },
    {
      title: text('name'),
      render: (_, { name, nameAr }) => <LocalName name={name} nameAr={nameAr} />,
    },
    { title: text('status'), render: (_, { status }) => <StatusTag status={status} /> },
    {
      title: text('contractValue'),
      align: 'end',
      render: (_, row) => <Money value={row.contractValue} currency={row.currency} />,
    },
  ]
}

function spendingColumns(t: TFunction): TableColumnsType<Row> {
  const amount = (name: 'committed' | 'billed' | 'paid' | 'remaining') => ({
    title: t(`${INSIGHTS}.projects.${name}`),
    align: 'end' as const,
    render: (_: unknown, { spending }: Row) => (
      <Money bare value={spending?.[name]} currency={spending?.currency} />
    ),
  })
  return [
    amount('committed'),
    amount('billed'),
    amount('paid'),
    amount('remaining'),
    {
      title: t(`${INSIGHTS}.projects.lateLines`),
      align: 'end',
      render: (_, { spending }) => spending?.lateLines || '–',
    },
  ]
}
