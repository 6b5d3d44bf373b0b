import { useState, type ReactNode } from 'react'
import { Flex, Input, Table, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useTabRows } from '../../../kit/show/use-tab-rows'
import { CreateButton } from '../../../kit/table/table-header'
import { ExportButton } from '../../../kit/table/export-button'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { LocalName } from '../../../kit/display/local-name'
import { useFormats } from '../../../kit/display/use-formats'
import { Ltr } from '../../../kit/display/ltr'
import {
  departmentPath,
  DEPARTMENTS,
  matching,
  treeOf,
  type Department,
  type DepartmentNode,
} from './department'
import { Posts } from './posts'

const CREATE = { path: '/hr/departments/new', ability: 'departments.manage' } as const

/** All departments below each other, with who heads them and how many work there. */
export function DepartmentTree() {
  const { t } = useTranslation()
  const query = useTabRows<Department>('/api/departments?_start=0&_end=500&_sort=name', [
    'departments',
    'employees',
  ])
  const create = <CreateButton create={{ ...CREATE, label: t(`${DEPARTMENTS}.create`) }} />
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={10} />
  return (
    <>
      <PageHeader title={t(`${DEPARTMENTS}.title`)} actions={create} />
      {query.data.length ? (
        <SearchedTree departments={query.data} />
      ) : (
        <Empty title={t(`${DEPARTMENTS}.none`)} hint={t(`${DEPARTMENTS}.empty`)} action={create} />
      )}
    </>
  )
}

function SearchedTree({ departments }: { departments: Department[] }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  return (
    <>
      <Flex gap="small" wrap style={{ marginBlockEnd: 12 }}>
        <Input.Search
          allowClear
          style={{ maxInlineSize: 320 }}
          aria-label={t(`${DEPARTMENTS}.search`)}
          placeholder={t(`${DEPARTMENTS}.search`)}
          onChange={({ target }) => setText(target.value)}
        />
        <ExportButton
          endpoint="departments"
          query="_sort=name&_order=asc"
          columns={[]}
          total={departments.length}
        />
      </Flex>
      <Tree key={text} departments={matching(departments, text)} />
    </>
  )
}

function Tree({ departments }: { departments: Department[] }) {
  const narrow = useIsNarrow()
  const columns = useColumns()
  const shown = narrow ? columns.filter(({ key }) => key === 'name' || key === 'posts') : columns
  return (
    <Table<DepartmentNode>
      size="small"
      rowKey="id"
      pagination={false}
      columns={shown}
      dataSource={treeOf(departments)}
      expandable={{ defaultExpandAllRows: true, indentSize: narrow ? 10 : 22 }}
      scroll={narrow ? undefined : { x: 'max-content' }}
    />
  )
}

function useColumns() {
  const { t } = useTranslation()
  const title = (name: string) => t(`${DEPARTMENTS}.fields.${name}`)
  const column = (name: string, render: (row: DepartmentNode) => ReactNode) => ({
    key: name,
    title: title(name),
    render,
  })
  return [
    column('name', (row) => <Name department={row} />),
    column('code', ({ code }) => <Ltr>{code}</Ltr>),
    column('headId', ({ headId, headName }) =>
      headId ? (
        <Link to={`/hr/employees/${headId}`}>
          <bdi>{headName}</bdi>
        </Link>
      ) : null
    ),
    column('costCentre', ({ costCentre }) => (costCentre ? <Ltr>{costCentre}</Ltr> : null)),
    column('posts', (row) => <Posts department={row} />),
    { ...column('totalHeadcount', (row) => <Total department={row} />), align: 'end' as const },
  ]
}

function Name({ department }: { department: Department }) {
  const { t } = useTranslation()
  const { name, nameAr, active } = department
  return (
    <>
      <Link to={departmentPath(department)}>
        <LocalName name={name} nameAr={nameAr} />
      </Link>{' '}
      {active ? null : <Tag>{t(`${DEPARTMENTS}.closed`)}</Tag>}
    </>
  )
}

function Total({ department }: { department: Department }) {
  return <>{useFormats().number(department.totalHeadcount)}</>
}
