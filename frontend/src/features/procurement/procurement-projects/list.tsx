import { useFormats } from '../../../kit/display/use-formats'
import type { Schema } from '../../../api/types'
import { Flex, Form, Progress, Table, Tag, type TableColumnType } from 'antd'
import { LocalName } from '../../../kit/display/local-name'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { AbilityLink } from '../../../kit/ability-link'
import { ConfirmAction } from '../../../kit/confirm-action'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { ExportButton } from '../../../kit/table/export-button'
import { useDocumentTitle } from '../../../kit/use-document-title'
import { NONE } from '../../../kit/display/none'

const PROCUREMENT_PROJECTS = 'procurement.procurement_projects'
const AMOUNTS = ['requested', 'committed', 'received', 'billed', 'paid'] as const
const PAGE = 25
const EXPORTED = [
  'code',
  'name',
  'nameAr',
  'status',
  'currency',
  'lateLines',
  'budget',
  ...AMOUNTS,
  'remaining',
]

type ProjectSpending = Schema<'ProcurementProject'>

/** Budget and spending of every project that procurement works for; late materials first. */
export default function ProcurementProjectsPage() {
  const { t } = useTranslation()
  useDocumentTitle(t(`${PROCUREMENT_PROJECTS}.title`))
  const query = useQuery<ProjectSpending[]>({
    queryKey: ['/api/procurement-projects'],
    staleTime: 0,
  })
  const columns = useColumns(() => void query.refetch())
  return (
    <>
      <PageHeader
        title={t(`${PROCUREMENT_PROJECTS}.title`)}
        subtitle={t(`${PROCUREMENT_PROJECTS}.hint`)}
        actions={
          <ExportButton
            endpoint="procurement-projects"
            query=""
            columns={EXPORTED}
            total={query.data?.length ?? 0}
          />
        }
      />
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Table<ProjectSpending>
          size="middle"
          rowKey="id"
          loading={query.isPending}
          scroll={{ x: 'max-content' }}
          pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false }}
          dataSource={query.data ?? []}
          locale={{ emptyText: <Empty title={t(`${PROCUREMENT_PROJECTS}.empty`)} /> }}
          columns={columns}
        />
      )}
    </>
  )
}

function useColumns(onSaved: () => void): TableColumnType<ProjectSpending>[] {
  const { t } = useTranslation()
  const mayBudget = useAbility('procurement.budget')
  const title = (name: string) => t(`${PROCUREMENT_PROJECTS}.fields.${name}`)
  const amount = (name: (typeof AMOUNTS)[number]): TableColumnType<ProjectSpending> => ({
    title: title(name),
    align: 'end',
    sorter: (a, b) => Number(a[name]) - Number(b[name]),
    render: (_, row) => <Money bare value={row[name]} currency={row.currency} />,
  })
  return [
    { title: title('name'), render: (_, row) => <ProjectLink project={row} /> },
    {
      title: title('lateLines'),
      align: 'end',
      sorter: (a, b) => a.lateLines - b.lateLines,
      render: (_, row) => (row.lateLines > 0 ? <Tag color="red">{row.lateLines}</Tag> : '–'),
    },
    {
      title: `${title('budget')} (SAR)`,
      align: 'end',
      render: (_, row) => (
        <Flex vertical align="flex-end">
          {row.budget === null ? NONE : <Money bare value={row.budget} currency={row.currency} />}
          {mayBudget && !row.budgetApproved ? <SetBudget project={row} onSaved={onSaved} /> : null}
        </Flex>
      ),
    },
    ...AMOUNTS.map(amount),
    { title: title('remaining'), align: 'end', render: (_, row) => <Remaining project={row} /> },
  ]
}

function ProjectLink({ project }: { project: ProjectSpending }) {
  return (
    <>
      <AbilityLink ability="projects.view" to={`/production/projects/${project.id}`}>
        <LocalName name={project.name} nameAr={project.nameAr} />
      </AbilityLink>
      <div>
        <small>
          <bdi dir="ltr">{project.code}</bdi>
        </small>
      </div>
    </>
  )
}

function Remaining({ project }: { project: ProjectSpending }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { budget, committed, remaining, overspent, currency } = project
  if (budget === null || remaining === null) return NONE
  const share = Number(budget) > 0 ? Math.round((Number(committed) * 100) / Number(budget)) : 0
  return (
    <div style={{ minInlineSize: 130 }}>
      <Money bare value={remaining} currency={currency} />
      <Progress
        percent={Math.min(100, share)}
        size="small"
        status={overspent ? 'exception' : 'normal'}
        format={() => formats.percent(share, 0)}
        aria-label={t(`${PROCUREMENT_PROJECTS}.fields.committed`)}
      />
    </div>
  )
}

function SetBudget({ project, onSaved }: { project: ProjectSpending; onSaved: () => void }) {
  const { t } = useTranslation()
  const action = useRecordAction(PROCUREMENT_PROJECTS)
  const text = (key: string) => t(`${PROCUREMENT_PROJECTS}.${key}`)
  return (
    <ConfirmAction
      size="small"
      type="link"
      label={text('set_budget')}
      title={t(`${PROCUREMENT_PROJECTS}.set_budget_title`, { name: project.name })}
      content={text('set_budget_text')}
      confirmLabel={t('common.save')}
      fields={
        <Form.Item
          name="amount"
          label={text('fields.budget')}
          initialValue={project.budget ?? undefined}
          rules={[{ required: true, message: t('kit.required') }]}
        >
          <DecimalInput suffix={project.currency} />
        </Form.Item>
      }
      onConfirm={async (_, { amount }) => {
        const call = {
          path: '',
          method: 'patch' as const,
          body: { amount },
          done: text('budget_set'),
        }
        await action.run({ id: project.id, version: 1 }, call)
        onSaved()
      }}
    />
  )
}
