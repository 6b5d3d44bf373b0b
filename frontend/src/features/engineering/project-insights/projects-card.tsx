import { Card, Tag, type TableColumnsType, type TableColumnType } from 'antd'
import type { TFunction } from 'i18next'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { currencyText } from '../../../kit/display/currency'
import { AbilityLink } from '../../../kit/ability-link'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Whole } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { RecordTable } from '../../../kit/table/record-table'
import { INSIGHTS } from './project-insights'
import type { Health, ProjectFigures } from './project-figures'
import styles from './projects.module.css'

const COLOURS: Record<Health, string> = {
  over_budget: 'red',
  late: 'orange',
  no_budget: 'default',
  healthy: 'green',
}

interface ProjectsCardProps {
  projects: ProjectFigures[]
  currency: string | null
  maySpend: boolean
  mayPrice: boolean
}

/** The running projects, those that need someone first on top. */
export function ProjectsCard({ projects, currency, maySpend, mayPrice }: ProjectsCardProps) {
  const { t, i18n } = useTranslation()
  const title = t(`${INSIGHTS}.projects.title`)
  return (
    <Card
      size="small"
      title={currency ? `${title} (${currencyText(currency, i18n.language)})` : title}
    >
      <RecordTable<ProjectFigures>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: true }}
        dataSource={projects}
        locale={{ emptyText: <Empty title={t(`${INSIGHTS}.projects.none`)} /> }}
        columns={[
          ...projectColumns(t, currency),
          ...(mayPrice ? [marginColumn(t)] : []),
          ...(maySpend ? spendingColumns(t) : []),
        ]}
      />
    </Card>
  )
}

function projectColumns(t: TFunction, currency: string | null): TableColumnsType<ProjectFigures> {
  const text = (name: string) => t(`production.projects.fields.${name}`)
  return [
    { title: t(`${INSIGHTS}.projects.project`), render: (_, project) => <Name of={project} /> },
    { title: text('status'), render: (_, { status }) => <StatusTag status={status} /> },
    {
      title: text('contractValue'),
      align: 'end',
      render: (_, row) =>
        row.currency === currency ? (
          <Whole value={row.contractValue} />
        ) : (
          <Money value={row.contractValue} currency={row.currency} />
        ),
    },
  ]
}

function Name({ of: { id, code, name, nameAr } }: { of: ProjectFigures }) {
  return (
    <div className={styles.name}>
      <Link to={`/production/projects/${id}`}>
        <Ltr>{code}</Ltr>
      </Link>
      <LocalName name={name} nameAr={nameAr} />
    </div>
  )
}

/** What finance forecasts; it opens how that comes about. */
const marginColumn = (t: TFunction): TableColumnType<ProjectFigures> => ({
  title: t(`${INSIGHTS}.projects.margin`),
  align: 'end',
  render: (_, { id, margin }) =>
    margin === null ? (
      NONE
    ) : (
      <AbilityLink ability="projects.prices" to={`/finance/project-profitability/${id}`}>
        <Whole value={margin} />
      </AbilityLink>
    ),
})

function spendingColumns(t: TFunction): TableColumnsType<ProjectFigures> {
  const text = (name: string) => t(`${INSIGHTS}.projects.${name}`)
  return [
    {
      title: text('committed'),
      render: (_, row) => <Ordered of={row} label={text('budgetUsed')} />,
    },
    {
      title: text('paid'),
      align: 'end',
      render: (_, { spending }) => <Whole value={spending?.paid} zeroIsNone />,
    },
    {
      title: text('delivered'),
      render: (_, row) => <Share of={row.delivered} label={text('delivered')} />,
    },
    { title: text('lateLines'), align: 'end', render: (_, row) => <Late of={row} /> },
    { title: text('health'), render: (_, { health }) => <HealthTag health={health} /> },
  ]
}

/** The amount above the share of the budget that it takes. */
function Ordered({ of: { spending, budgetUsed }, label }: { of: ProjectFigures; label: string }) {
  return (
    <>
      <Whole value={spending?.committed} zeroIsNone />
      {budgetUsed === null ? null : <Share of={budgetUsed} label={label} />}
    </>
  )
}

/** A share of a whole; more than all of it is written but not drawn. */
function Share({ of: share, label }: { of: number | null; label: string }) {
  if (share === null) return NONE
  const over = share > 100
  return (
    <div className={styles.share}>
      <ProgressBar
        size="small"
        percent={share}
        status={over ? 'exception' : 'normal'}
        aria-label={label}
      />
    </div>
  )
}

function Late({ of: { spending } }: { of: ProjectFigures }) {
  if (!spending?.lateLines) return NONE
  return (
    <AbilityLink ability="procurement.projects" to="/procurement/projects">
      <Whole value={spending.lateLines} />
    </AbilityLink>
  )
}

function HealthTag({ health }: { health: Health | null }) {
  const { t } = useTranslation()
  if (health === null) return NONE
  return <Tag color={COLOURS[health]}>{t(`${INSIGHTS}.projects.healths.${health}`)}</Tag>
}
