import { Skeleton, Space, Table, Tag } from 'antd'
import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { AccessName } from './access-name'
import { PageCheck } from './page-check'
import { useAccessNames } from './use-access-names'
import { USERS, type Decision, type EffectiveAccess, type User } from './user'
import { Why } from './why'

/** What the user may really do, page by page and ability by ability, as the server decides it. */
export function EffectiveAccessTable({ user }: { user: User }) {
  const { t } = useTranslation()
  const { pageName, abilityName } = useAccessNames()
  const query = useQuery<EffectiveAccess>({
    queryKey: [`/api/users/${user.id}/effective-access`, user.version],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const access = query.data
  if (!access) return <Skeleton active title={false} />
  const marks = (['isAdmin', 'isApprover', 'isOwner'] as const).filter((mark) => access[mark])
  const abilities = access.abilities.map(({ ability, ...decision }) => ({
    ...decision,
    code: ability,
    name: abilityName(ability),
  }))
  const pages = access.pages.map(({ path, ...decision }) => ({
    ...decision,
    code: path,
    name: pageName(path),
  }))
  return (
    <Space direction="vertical" size="middle" style={{ inlineSize: '100%' }}>
      <Space wrap>
        {marks.map((mark) => (
          <Tag key={mark} color="blue">
            {t(`${USERS}.mark.${mark}`)}
          </Tag>
        ))}
      </Space>
      <PageCheck user={user} />
      <AccessList title={t(`${USERS}.pages`)} rows={pages} />
      <AccessList title={t(`${USERS}.abilities`)} rows={abilities} />
    </Space>
  )
}

interface AccessRow extends Decision {
  name: string
  /** The address or the code, for those who look it up. */
  code: string
}

function AccessList({ title, rows }: { title: string; rows: AccessRow[] }) {
  const { t } = useTranslation()
  return (
    <Table<AccessRow>
      size="small"
      rowKey="code"
      pagination={false}
      dataSource={rows}
      scroll={{ x: 'max-content', y: 360 }}
      columns={[
        { title, render: (_, row) => <AccessName {...row} /> },
        {
          title: t(`${USERS}.allowed`),
          width: 140,
          render: (_, { allowed }) =>
            allowed ? (
              <Tag color="green" icon={<CheckOutlined />}>
                {t(`${USERS}.yes`)}
              </Tag>
            ) : (
              <Tag icon={<CloseOutlined />}>{t(`${USERS}.no`)}</Tag>
            ),
        },
        {
          title: t(`${USERS}.why`),
          render: (_, row) => <Why {...row} />,
        },
      ]}
    />
  )
}
