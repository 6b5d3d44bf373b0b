import { Table, type CheckboxProps } from 'antd'
import type { ColumnsType } from 'antd/es/table'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { nameIn } from '../../../kit/display/name-in'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { SCROLLABLE } from '../../../kit/scrollable'
import { PERMISSION_GROUPS, userPath, USERS } from '../users/user'
import { MatrixCell } from './matrix-cell'
import { MATRIX, type MatrixRow } from './permission-matrix'
import { PAGE, type useMatrix } from './use-matrix'
import { useSets } from './use-sets'

interface MatrixTableProps {
  matrix: ReturnType<typeof useMatrix>
  selected: number[]
  onSelect: (ids: number[]) => void
}

/** The permissions of each area, one column for each. */
function useAreas({ sets, nameOf }: ReturnType<typeof useSets>): ColumnsType<MatrixRow> {
  const { t } = useTranslation()
  return Object.entries(PERMISSION_GROUPS).map(([group, names]) => ({
    title: t(`${USERS}.permission_group.${group}`),
    key: group,
    children: names.map((name) => ({
      key: name,
      title: t(`${USERS}.permission.${name}`),
      width: 144,
      align: 'center' as const,
      render: (_: unknown, row: MatrixRow) => (
        <MatrixCell row={row} permission={name} sets={sets} nameOf={nameOf} />
      ),
    })),
  }))
}

function useColumns(): ColumnsType<MatrixRow> {
  const { t } = useTranslation()
  const narrow = useIsNarrow()
  const known = useSets()
  const areas = useAreas(known)
  return [
    {
      key: 'name',
      title: t(`${USERS}.fields.name`),
      width: narrow ? 120 : 200,
      fixed: 'left',
      render: (_, row) => (
        <Link to={userPath(row)}>
          <LocalName name={row.name} nameAr={row.nameAr} />
        </Link>
      ),
    },
    {
      key: 'role',
      title: t(`${USERS}.fields.role`),
      width: 140,
      render: (_, { role }) => t(`${USERS}.role.${role}`),
    },
    {
      key: 'sets',
      title: t(`${USERS}.fields.permissionSets`),
      width: 160,
      render: (_, { setIds }) => setIds.map(known.nameOf).join(t('kit.history.comma')),
    },
    ...areas,
  ]
}

/** People and their permissions; it scrolls within its own box, also by the keyboard. */
export function MatrixTable({ matrix, selected, onSelect }: MatrixTableProps) {
  const { t, i18n } = useTranslation()
  const narrow = useIsNarrow()
  return (
    <div role="region" aria-label={t(`${MATRIX}.title`)} {...SCROLLABLE}>
      <Table<MatrixRow>
        size="small"
        bordered
        rowKey="id"
        loading={matrix.query.isFetching}
        // nobody knows yet whether there is nothing
        locale={matrix.query.isLoading ? { emptyText: <div style={{ height: 120 }} /> } : undefined}
        dataSource={matrix.rows}
        columns={useColumns()}
        scroll={{ x: 4350, y: narrow ? 420 : 560 }}
        rowSelection={{
          selectedRowKeys: selected,
          preserveSelectedRowKeys: true,
          columnWidth: 40,
          fixed: true,
          onChange: (keys) => onSelect(keys.map(Number)),
          getCheckboxProps: ({ name, nameAr }) =>
            ({ 'aria-label': nameIn(i18n.language, name, nameAr) }) as CheckboxProps,
        }}
        pagination={{
          current: matrix.page,
          pageSize: PAGE,
          total: matrix.total,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: (page) => matrix.change('page', page),
        }}
      />
    </div>
  )
}
