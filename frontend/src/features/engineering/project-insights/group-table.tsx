import type { TFunction } from 'i18next'
import { Card, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { Whole } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { RecordTable } from '../../../kit/table/record-table'
import { Figure, Rows } from './figure'
import { WinRate } from './figure-tables'
import { groupFilters, INSIGHTS, periodOf, type Group, type Insights } from './project-insights'

interface GroupTableProps {
  insights: Insights
  groups: Group[]
  /** The list's field that the groups are values of. */
  field: 'bdmInitials' | 'city' | 'projectType'
  /** Choice list that names the values. */
  list?: string
  mayOpen: boolean
}

/** Quotations by one of their fields: how many, what worth, how often won. */
export function GroupTable({ insights, groups, field, list, mayOpen }: GroupTableProps) {
  const { t } = useTranslation()
  const name = (value: string | null) => {
    if (value === null) return t(`${INSIGHTS}.not_stated`)
    return list ? <ChoiceText list={list} value={value} /> : <bdi>{value}</bdi>
  }
  return (
    <Card size="small" title={t(`${INSIGHTS}.by.${field}`)}>
      <RecordTable<Group>
        size="small"
        rowKey={(group) => group.name ?? ''}
        pagination={false}
        scroll={{ x: 'max-content', y: 400 }}
        dataSource={groups}
        columns={[
          {
            title: t(`engineering.quotations.fields.${field}`),
            render: (_, group) => name(group.name),
          },
          ...groupColumns({ insights, field, mayOpen }, t),
        ]}
      />
    </Card>
  )
}

type GroupColumns = Pick<GroupTableProps, 'insights' | 'field' | 'mayOpen'>

function groupColumns(props: GroupColumns, t: TFunction): TableColumnsType<Group> {
  const { insights, field, mayOpen } = props
  const rows = (group: Group) => ({
    count: group.count,
    filters: { ...periodOf(insights), ...groupFilters(field, group.name) },
    mayOpen,
  })
  return [
    {
      title: t(`${INSIGHTS}.count`),
      align: 'end',
      render: (_, group) => <Figure {...rows(group)} />,
    },
    {
      title: t(`${INSIGHTS}.value_in`, { currency: insights.currency }),
      align: 'end',
      render: (_, group) => (
        <Rows {...rows(group)}>
          <Whole value={group.value} />
        </Rows>
      ),
    },
    {
      title: t(`${INSIGHTS}.win_rate`),
      align: 'end',
      render: (_, group) => <WinRate {...rows(group)} outcome={group} />,
    },
  ]
}
