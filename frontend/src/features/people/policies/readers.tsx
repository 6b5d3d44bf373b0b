import { Skeleton, Table, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { InstantText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { usePageNumbers } from '../../../kit/pages'
import { POLICIES, type Policy } from './policy'

type Reader = Schema<'PolicyReader'>

/** Who is to acknowledge the latest revision, those first that have not. */
export function Readers({ policy }: { policy: Policy }) {
  const { t } = useTranslation()
  const pages = usePageNumbers()
  const { id, version } = policy
  const query = useQuery<Reader[]>({
    queryKey: [`/api/policies/${id}/readers`, version, policy.readCount],
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} />
  if (!query.data.length) return <Empty title={t(`${POLICIES}.no_readers`)} />
  return (
    <Table<Reader>
      size="small"
      rowKey="userId"
      dataSource={query.data}
      pagination={{ ...pages, pageSize: 20, hideOnSinglePage: true }}
      columns={[
        {
          title: t(`${POLICIES}.fields.name`),
          render: (_, reader) => <ReaderName reader={reader} />,
        },
        {
          title: t(`${POLICIES}.fields.acknowledgedAt`),
          render: (_, { acknowledgedAt }) =>
            acknowledgedAt ? <InstantText value={acknowledgedAt} /> : t(`${POLICIES}.not_read`),
        },
      ]}
    />
  )
}

/** The person as the viewer knows them, and the name that stands under the acknowledgement where it is another. */
function ReaderName({ reader: { name, signedName } }: { reader: Reader }) {
  if (!signedName || signedName === name) return <MixedText>{name}</MixedText>
  return (
    <>
      <MixedText>{name}</MixedText>
      <br />
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        <MixedText>{signedName}</MixedText>
      </Typography.Text>
    </>
  )
}
