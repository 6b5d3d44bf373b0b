import { Button, Flex, Table, Tag, Typography, type TableColumnType, type TableProps } from 'antd'
import { LockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { useRowKeyboard } from '../../../kit/table/use-row-keyboard'
import { NONE } from '../../../kit/display/none'
import { ScanMark } from '../../../kit/files/scan-tag'
import { ItemIcon } from './file-icon'
import styles from './file-manager.module.css'
import { SizeText } from '../../../kit/display/size-text'
import { SupersededTag } from './superseded-tag'
import { nameOfItem, type Item } from './types'
import { usePlace, type Sort } from './use-place'

export interface ItemsProps {
  items: Item[]
  chosen: string[]
  onChoose: (keys: string[]) => void
  onOpen: (item: Item) => void
  onRename: (item: Item) => void
  onDelete: (items: Item[]) => void
}

/** The keys of a row: those of every list, F2 to rename and Delete for the trash. */
function useRowKeys({ items, chosen, onChoose, onOpen, onRename, onDelete }: ItemsProps) {
  const toggle = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  const keyboard = useRowKeyboard({
    count: items.length,
    onOpen: (index) => items[index] && onOpen(items[index]),
    onToggle: (index) => items[index] && toggle(items[index].key),
  })
  const withSelection = (item: Item) =>
    chosen.includes(item.key) ? items.filter(({ key }) => chosen.includes(key)) : [item]
  return (item: Item, index = 0) => {
    const row = keyboard(index)
    return {
      ...row,
      onDoubleClick: () => onOpen(item),
      onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget) return
        if (event.key === 'F2') onRename(item)
        else if (event.key === 'Delete') onDelete(withSelection(item))
        else return row.onKeyDown(event)
        event.preventDefault()
      },
    }
  }
}

/** The checkboxes, each with the name of its row. */
function useSelection({ chosen, onChoose }: ItemsProps): TableProps<Item>['rowSelection'] {
  const { t, i18n } = useTranslation()
  const labelOf = (item: Item) => t('files.files.select', { name: nameOfItem(i18n.language, item) })
  return {
    selectedRowKeys: chosen,
    onChange: (keys) => onChoose(keys.map(String)),
    columnTitle: (all) => <span aria-label={t('files.files.select_all')}>{all}</span>,
    getCheckboxProps: (item) => ({ 'aria-label': labelOf(item) }) as object,
  }
}

/** Folders and files as rows: arrows move, Enter opens, Space selects, F2 renames, Delete trashes. */
export function ItemTable(props: ItemsProps) {
  const { t } = useTranslation()
  const { place, change } = usePlace()
  const onRow = useRowKeys(props)
  const rowSelection = useSelection(props)
  return (
    <Table<Item>
      rowKey="key"
      size="middle"
      sticky
      dataSource={props.items}
      columns={useColumns(props.onOpen)}
      pagination={false}
      onRow={onRow}
      showSorterTooltip={false}
      scroll={{ x: 'max-content' }}
      onChange={(_pagination, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter
        change({
          sort: order ? (columnKey as Sort) : 'name',
          order: order === 'descend' ? 'desc' : 'asc',
          page: 1,
        })
      }}
      rowSelection={rowSelection}
      title={place.q ? () => t('files.files.found') : undefined}
    />
  )
}

function useColumns(onOpen: (item: Item) => void): TableColumnType<Item>[] {
  const { t } = useTranslation()
  const { place } = usePlace()
  const sorted = (key: Sort) => ({
    sorter: true,
    sortOrder:
      place.sort === key ? ((place.order === 'desc' ? 'descend' : 'ascend') as 'ascend') : null,
  })
  return [
    {
      key: 'name',
      title: t('files.files.fields.name'),
      ...sorted('name'),
      render: (_, item) => <NameCell item={item} onOpen={onOpen} />,
    },
    {
      key: 'size',
      title: t('files.files.fields.size'),
      ...sorted('size'),
      render: (_, item) => (item.kind === 'file' ? <SizeText bytes={item.file.size} /> : NONE),
    },
    {
      key: 'updatedAt',
      title: t('files.files.fields.updatedAt'),
      ...sorted('updatedAt'),
      render: (_, item) => (
        <InstantText value={item.kind === 'file' ? item.file.updatedAt : item.folder.updatedAt} />
      ),
    },
    {
      key: 'updatedBy',
      title: t('files.files.fields.updatedBy'),
      render: (_, item) => (
        <bdi>{item.kind === 'file' ? (item.file.updatedByName ?? NONE) : NONE}</bdi>
      ),
    },
  ]
}

function NameCell({ item, onOpen }: { item: Item; onOpen: (item: Item) => void }) {
  const { t, i18n } = useTranslation()
  const file = item.kind === 'file' ? item.file : null
  return (
    <div style={{ maxInlineSize: 520, minInlineSize: 180 }}>
      <Flex align="center" gap={4} wrap>
        <Button
          type="link"
          className={styles.name}
          icon={<ItemIcon item={item} square={32} size={18} />}
          style={{ paddingInline: 0 }}
          onClick={() => onOpen(item)}
        >
          <bdi>{nameOfItem(i18n.language, item)}</bdi>
        </Button>
        {item.kind === 'folder' && item.folder.restricted ? (
          <LockOutlined aria-label={t('files.files.restricted')} />
        ) : null}
        {file && file.versionNo > 1 ? (
          <Tag>{t('files.files.version', { number: file.versionNo })}</Tag>
        ) : null}
        {file ? <SupersededTag file={file} /> : null}
        {file ? <ScanMark state={file.scan} /> : null}
      </Flex>
      {file?.snippet ? (
        <Typography.Text type="secondary">
          <bdi>{file.snippet}</bdi>
        </Typography.Text>
      ) : null}
    </div>
  )
}
