import { Flex, Skeleton, Table, Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { nameIn } from '../../../kit/display/name-in'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { useAddressParams } from '../../../kit/use-address-params'
import { AccessName } from '../users/access-name'
import type { Decision } from '../users/user'
import { useAccessNames } from '../users/use-access-names'
import { Why } from '../users/why'
import { MATRIX } from './permission-matrix'

type Comparison = Schema<'UserComparison'>

interface Difference {
  key: string
  name: string
  decisions: (Decision & { userId: number })[]
}

const SIDES = ['first', 'second'] as const

/** What one of two users may do and the other may not, with the reasons. */
export default function UserComparison() {
  const { t } = useTranslation()
  const [params, setParams] = useAddressParams()
  const ids = SIDES.map((side) => Number(params.get(side)) || null)
  const choose = (side: string, id: number | null) =>
    setParams(
      (current) => {
        if (id) current.set(side, String(id))
        else current.delete(side)
        return current
      },
      { replace: true }
    )
  return (
    <>
      <PageHeader
        title={t(`${MATRIX}.compare`)}
        back={{ to: '/admin/permission-matrix', label: t(`${MATRIX}.title`) }}
      />
      <Flex wrap gap="middle" style={{ marginBlockEnd: 16 }}>
        {SIDES.map((side, at) => (
          <div key={side} style={{ flex: '1 1 220px', maxInlineSize: 360, minInlineSize: 0 }}>
            <PersonSelect
              aria-label={t(`${MATRIX}.${side}_user`)}
              placeholder={t(`${MATRIX}.${side}_user`)}
              value={ids[at]}
              onChange={(id) => choose(side, id)}
            />
          </div>
        ))}
      </Flex>
      {ids[0] && ids[1] ? <Differences first={ids[0]} second={ids[1]} /> : null}
    </>
  )
}

function Differences({ first, second }: { first: number; second: number }) {
  const { t } = useTranslation()
  const { pageName, abilityName } = useAccessNames()
  const query = useQuery<Comparison>({
    queryKey: [`/api/users/${first}/comparison?with=${second}`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} />
  const { users, abilities, pages } = query.data
  return (
    <Flex vertical gap="middle">
      <DifferenceTable
        title={t(`${MATRIX}.pages`)}
        users={users}
        rows={pages.map(({ path, decisions }) => ({
          ...{ key: path, name: pageName(path), decisions },
        }))}
      />
      <DifferenceTable
        title={t(`${MATRIX}.abilities`)}
        users={users}
        rows={abilities.map(({ ability, decisions }) => ({
          ...{ key: ability, name: abilityName(ability), decisions },
        }))}
      />
    </Flex>
  )
}

interface DifferenceTableProps {
  title: string
  users: Comparison['users']
  rows: Difference[]
}

function DifferenceTable({ title, users, rows }: DifferenceTableProps) {
  const { t, i18n } = useTranslation()
  return (
    <Table<Difference>
      size="small"
      rowKey="key"
      pagination={false}
      dataSource={rows}
      locale={{ emptyText: t(`${MATRIX}.same`) }}
      scroll={{ x: 'max-content', y: 420 }}
      columns={[
        {
          key: 'name',
          title,
          width: 240,
          render: (_, { name, key: code }) => <AccessName name={name} code={code} />,
        },
        ...users.map(({ id, name, nameAr }, at) => ({
          key: `${at}`,
          title: <bdi>{nameIn(i18n.language, name, nameAr)}</bdi>,
          width: 320,
          render: (_: unknown, row: Difference) => (
            <Side decision={row.decisions.find(({ userId }) => userId === id)!} />
          ),
        })),
      ]}
    />
  )
}

function Side({ decision }: { decision: Decision }) {
  const { t } = useTranslation()
  const { allowed } = decision
  return (
    <>
      <Tag color={allowed ? 'green' : undefined}>
        {t(`${MATRIX}.${allowed ? 'may' : 'may_not'}`)}
      </Tag>
      <Why {...decision} />
    </>
  )
}
