import { Modal, Skeleton, Table, Typography } from 'antd'
import { DiffOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Answer } from '../../../api/types'
import { useAbility } from '../../../providers/access'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { NONE } from '../../../kit/display/none'
import { QUOTATIONS } from './quotation'
import type { NumberedSheet } from './sheet-list'

type Comparison = Answer<'tracking_sheet_comparisons.show'>
type Difference = Comparison['differences'][number]

interface SheetComparisonProps {
  /** The earlier and the later one; null keeps it closed. */
  pair: [NumberedSheet, NumberedSheet] | null
  onClose: () => void
}

/** What two sheets say differently, and the way to their pages side by side. */
export function SheetComparison({ pair, onClose }: SheetComparisonProps) {
  const { t } = useTranslation()
  const mayFiles = useAbility('files.open')
  return (
    <Modal
      open={pair !== null}
      width={900}
      title={t(`${QUOTATIONS}.sheets.differences`)}
      onCancel={onClose}
      footer={
        pair && mayFiles ? (
          <LinkButton
            to={`/files/compare?a=${pair[0].fileId}&b=${pair[1].fileId}`}
            icon={<DiffOutlined />}
          >
            {t(`${QUOTATIONS}.sheets.pages`)}
          </LinkButton>
        ) : null
      }
    >
      {pair ? <Differences before={pair[0]} after={pair[1]} /> : null}
    </Modal>
  )
}

function useDifferences(before: NumberedSheet, after: NumberedSheet) {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: ['tracking-sheet-comparison', before.id, after.id, i18n.language],
    queryFn: async ({ signal }) => {
      const url = `/api/tracking-sheets/${after.id}/comparison?with=${before.id}`
      return (await http.get<Comparison>(url, { signal })).data.differences
    },
  })
}

function Differences({ before, after }: { before: NumberedSheet; after: NumberedSheet }) {
  const { t } = useTranslation()
  const query = useDifferences(before, after)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} />
  const nameOf = ({ number, sheetNo }: NumberedSheet) => `${number}-S${sheetNo}`
  const cell = (value: string | null) => <bdi>{value ?? NONE}</bdi>
  return (
    <Table<Difference>
      size="small"
      rowKey={({ part, name }) => `${part} ${name}`}
      pagination={false}
      scroll={{ y: 480 }}
      dataSource={query.data}
      locale={{ emptyText: t(`${QUOTATIONS}.sheets.same`) }}
      columns={[
        {
          title: t(`${QUOTATIONS}.sheets.what`),
          render: (_, { part, name }) => (
            <>
              <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                {part}
              </Typography.Text>
              <div>
                <bdi>{name}</bdi>
              </div>
            </>
          ),
        },
        { title: <bdi>{nameOf(before)}</bdi>, render: (_, row) => cell(row.before) },
        { title: <bdi>{nameOf(after)}</bdi>, render: (_, row) => cell(row.after) },
      ]}
    />
  )
}
