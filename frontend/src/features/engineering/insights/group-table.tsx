import { Card, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { Whole } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Figure } from './figure'
import { WinRate } from './figure-tables'
import { INSIGHTS, periodOf, type Group, type Insights } from './insights'

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
      <Table<Group>
        size="small"
        rowKey={(group) => group.name ?? ''}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={groups}
        columns={[
          {
            title: t(`engineering.quotations.fields.${field}`),
            render: (_, group) => name(group.name),
          },
          {
            title: t(`${INSIGHTS}.count`),
            align: 'end',
            render: (_, group) => (
              <Figure
                count={group.count}
                filters={{ ...periodOf(insights), [field]: group.name }}
                mayOpen={mayOpen && group.name !== null}
              />
            ),
          },
          {
            title: insights.currency,
            align: 'end',
            render: (_, group) => <Whole value={group.value} />,
          },
          {
            title: t(`${INSIGHTS}.win_rate`),
            align: 'end',
            render: (_, group) => <WinRate outcome={group} />,
          },
        ]}
      />
    </Card>
  )
}
