import { Grid, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { usePageNumbers } from '../../../kit/pages'
import { isUnrequested, NEEDS, type MaterialNeed, type MaterialNeeds } from './material-needs'
import { NeedActions } from './need-actions'
import { NeedCards } from './need-cards'
import { NeedBy, NeedDocuments, NeedMaterial, NeedQuantity, NeedTask } from './need-cells'
import { NeedStateTag } from './need-state'

interface NeedsTableProps {
  projectId: number
  needs: MaterialNeed[]
  can: MaterialNeeds['can']
  chosen: number[]
  onChoose: (ids: number[]) => void
}

/** The needs by day; on a phone as cards. Those that are not requested yet can be chosen. */
export function NeedsTable({ projectId, needs, can, chosen, onChoose }: NeedsTableProps) {
  const { t } = useTranslation()
  const pages = usePageNumbers()
  const isWide = Grid.useBreakpoint().md ?? true
  const columns = useColumns(projectId, can.update === true)
  if (!isWide) return <NeedCards {...{ projectId, needs, can, chosen, onChoose }} />
  return (
    <Table<MaterialNeed>
      size="small"
      rowKey="id"
      dataSource={needs}
      columns={columns}
      scroll={{ x: 'max-content' }}
      pagination={{ ...pages, pageSize: 50, hideOnSinglePage: true, size: 'small' }}
      rowSelection={
        can.request
          ? {
              selectedRowKeys: chosen,
              onChange: (keys) => onChoose(keys.map(Number)),
              getCheckboxProps: (need) => ({
                disabled: !isUnrequested(need),
                'aria-label': `${t(`${NEEDS}.choose`)} ${need.taskCode} ${need.materialCode}`,
              }),
            }
          : undefined
      }
    />
  )
}

function useColumns(projectId: number, mayUpdate: boolean): TableColumnsType<MaterialNeed> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${NEEDS}.fields.${key}`)
  const amount = (of: 'quantity' | 'requested' | 'ordered' | 'received') => ({
    title: title(of),
    align: 'end' as const,
    render: (_: unknown, need: MaterialNeed) => <NeedQuantity need={need} of={of} />,
  })
  const columns: TableColumnsType<MaterialNeed> = [
    { title: title('state'), render: (_, { state }) => <NeedStateTag state={state} /> },
    { title: title('taskId'), render: (_, need) => <NeedTask need={need} /> },
    { title: title('materialId'), render: (_, need) => <NeedMaterial need={need} /> },
    amount('quantity'),
    { title: title('needByOn'), render: (_, need) => <NeedBy need={need} /> },
    { title: title('startsOn'), render: (_, need) => <DateText value={need.startsOn} /> },
    amount('requested'),
    amount('ordered'),
    amount('received'),
    { title: title('promisedOn'), render: (_, need) => <DateText value={need.promisedOn} /> },
    { title: title('readyOn'), render: (_, need) => <DateText value={need.readyOn} /> },
    { title: title('documents'), render: (_, need) => <NeedDocuments need={need} /> },
  ]
  if (mayUpdate)
    columns.push({
      title: title('actions'),
      render: (_, need) => <NeedActions projectId={projectId} need={need} />,
    })
  return columns
}
