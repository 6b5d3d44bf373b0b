import { useState } from 'react'
import { Alert, Flex, Skeleton, Tag, Tree } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { LocalName } from '../../../kit/display/local-name'
import { nameIn } from '../../../kit/display/name-in'
import { useFormats } from '../../../kit/display/use-formats'
import { UserAvatar } from '../../../kit/display/user-avatar'
import { Empty } from '../../../kit/empty'
import { DayInput } from '../../../kit/inputs/day-input'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { useAddressParams } from '../../../kit/use-address-params'
import { useAbility } from '../../../providers/access'
import { messageOf } from '../../../api/http-error'
import styles from './organization-chart.module.css'

const CHART = 'people.organization_chart'

type Person = Schema<'ChartPerson'>

interface Node {
  key: number
  person: Person
  isLeaf: boolean
  children?: Node[]
}

const nodeOf = (person: Person): Node => ({
  key: person.id,
  person,
  isLeaf: person.reports === 0,
})

/** @param asOf another day than today */
async function peopleUnder(asOf?: string, under?: number): Promise<Person[]> {
  return (await http.get<Person[]>('/api/organization-chart', { params: { under, asOf } })).data
}

/** The tree with what has been read below one of its people. */
const grown = (nodes: Node[], key: number, children: Node[]): Node[] =>
  nodes.map((node) => {
    if (node.key === key) return { ...node, children }
    return node.children ? { ...node, children: grown(node.children, key, children) } : node
  })

async function topOf(asOf?: string): Promise<Node[]> {
  const first = (await peopleUnder(asOf)).map(nodeOf)
  // one person at the top says little: their reports come with them
  if (first.length !== 1) return first
  const [only] = first
  return [{ ...only!, children: (await peopleUnder(asOf, only!.key)).map(nodeOf) }]
}

/** Who reports to whom, from the top down; the next level is read when it is opened. */
export default function OrganizationChart() {
  const { t } = useTranslation()
  const [params, change] = useAddressParams()
  // former jobs and planned ones are for HR alone
  const isHr = useAbility('employees.private')
  const asOf = (isHr && params.get('asOf')) || undefined
  const top = useQuery({
    queryKey: ['/api/organization-chart', asOf],
    queryFn: () => topOf(asOf),
  })
  const showDay = (day: string | null) =>
    change(
      (current) => {
        if (day) current.set('asOf', day)
        else current.delete('asOf')
        return current
      },
      { replace: true }
    )
  if (top.error) return <LoadFailed page error={top.error} onRetry={() => void top.refetch()} />
  return (
    <>
      <PageHeader
        title={t(`${CHART}.title`)}
        subtitle={t(`${CHART}.hint`)}
        actions={isHr ? <ChartDay asOf={asOf ?? null} onChange={showDay} /> : null}
      />
      {top.data ? (
        <Chart key={top.dataUpdatedAt} first={top.data} asOf={asOf} />
      ) : (
        <Skeleton active title={false} />
      )}
    </>
  )
}

interface ChartDayProps {
  asOf: string | null
  onChange: (day: string | null) => void
}

function ChartDay({ asOf, onChange }: ChartDayProps) {
  const label = useTranslation().t(`${CHART}.as_of`)
  return (
    <Flex gap="small" align="center">
      <span aria-hidden>{label}</span>
      <DayInput aria-label={label} value={asOf} onChange={onChange} />
    </Flex>
  )
}

interface ChartProps {
  first: Node[]
  asOf: string | undefined
}

function Chart({ first, asOf }: ChartProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [nodes, setNodes] = useState(first)
  const [failure, setFailure] = useState<string | null>(null)
  const open = async ({ key }: Node) => {
    try {
      const below = await peopleUnder(asOf, key)
      setNodes((now) => grown(now, key, below.map(nodeOf)))
      setFailure(null)
    } catch (error) {
      setFailure(messageOf(error, t('kit.try_again')))
    }
  }
  if (!nodes.length) return <Empty title={t(`${CHART}.none`)} hint={t(`${CHART}.empty`)} />
  return (
    <>
      {failure ? <Alert type="error" showIcon message={failure} /> : null}
      <Tree<Node>
        aria-label={t(`${CHART}.title`)}
        className={styles.chart}
        blockNode
        showLine
        treeData={nodes}
        defaultExpandedKeys={first.length === 1 ? [first[0]!.key] : []}
        loadData={(node) => (node.children ? Promise.resolve() : open(node))}
        onSelect={(_, { node }) => void navigate(`/hr/employees/${node.key}`)}
        titleRender={({ person }) => <PersonCard person={person} />}
      />
    </>
  )
}

function PersonCard({ person }: { person: Person }) {
  const { t, i18n } = useTranslation()
  const { number } = useFormats()
  const { name, nameAr, position, positionAr, photoUrl, departmentName, reports } = person
  return (
    <span className={styles.card}>
      <UserAvatar name={nameIn(i18n.language, name, nameAr)} photoUrl={photoUrl} size={36} />
      <span className={styles.text}>
        <strong>
          <LocalName name={name} nameAr={nameAr} />
        </strong>
        <span className={styles.soft}>
          <LocalName name={position} nameAr={positionAr} /> · <bdi>{departmentName}</bdi>
        </span>
        {reports ? (
          <span>
            <Tag>{t(`${CHART}.reports`, { count: reports, number: number(reports) })}</Tag>
          </span>
        ) : null}
      </span>
    </span>
  )
}
