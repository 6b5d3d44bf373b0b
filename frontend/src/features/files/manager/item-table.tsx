import { Button, Flex, Table, Tag, Typography, type TableColumnType } from 'antd'
import { LockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { useRowKeyboard } from '../../../kit/table/use-row-keyboard'
import { ItemIcon } from './file-icon'
import { SizeText } from './size-text'
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

/** Folders and files as rows: arrows move, Enter opens, Space selects, F2 renames, Delete trashes. */
export function ItemTable(props: ItemsProps) {
  const { items, chosen, onChoose, onOpen, onRename, onDelete } = props
  const { t, i18n } = useTranslation()
  const { place, change } = usePlace()
  const toggle = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  const keyboard = useRowKeyboard({
    count: items.length,
    onOpen: (index) => items[index] && onOpen(items[index]),
    onToggle: (index) => items[index] && toggle(items[index].key),
  })
  const onRow = (item: Item, index = 0) => {
    const row = keyboard(index)
    return {
      ...row,
      onDoubleClick: () => onOpen(item),
      onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget) return
        if (event.key === 'F2') onRename(item)
        else if (event.key === 'Delete')
          onDelete(
            chosen.includes(item.key) ? items.filter(({ key }) => chosen.includes(key)) : [item]
          )
        else return row.onKeyDown(event)
        event.preventDefault()
      },
    }
  }
  return (
    <Table<Item>
      rowKey="key"
      size="middle"
      sticky
      dataSource={items}
      columns={useColumns(onOpen)}
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
      rowSelection={{
        selectedRowKeys: chosen,
        onChange: (keys) => onChoose(keys.map(String)),
        columnTitle: (all) => <span aria-label={t('files.manager.select_all')}>{all}</span>,
        getCheckboxProps: (item) =>
          ({
            'aria-label': t('files.manager.select', { name: nameOfItem(i18n.language, item) }),
          }) as object,
      }}
      title={place.q ? () => t('files.manager.found') : undefined}
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
      title: t('files.manager.fields.name'),
      ...sorted('name'),
      render: (_, item) => <NameCell item={item} onOpen={onOpen} />,
    },
    {
      key: 'size',
      title: t('files.manager.fields.size'),
      ...sorted('size'),
      render: (_, item) => (item.kind === 'file' ? <SizeText bytes={item.file.size} /> : '—'),
    },
    {
      key: 'updatedAt',
      title: t('files.manager.fields.updatedAt'),
      ...sorted('updatedAt'),
      render: (_, item) => (
        <InstantText value={item.kind === 'file' ? item.file.updatedAt : item.folder.updatedAt} />
      ),
    },
    {
      key: 'updatedBy',
      title: t('files.manager.fields.updatedBy'),
      render: (_, item) => (
        <bdi>{item.kind === 'file' ? (item.file.updatedByName ?? '—') : '—'}</bdi>
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
          className="file-manager-name"
          icon={<ItemIcon item={item} />}
          style={{ paddingInline: 0 }}
          onClick={() => onOpen(item)}
        >
          <bdi>{nameOfItem(i18n.language, item)}</bdi>
        </Button>
        {item.kind === 'folder' && item.folder.restricted ? (
          <LockOutlined aria-label={t('files.manager.restricted')} />
        ) : null}
        {file && file.versionNo > 1 ? (
          <Tag>{t('files.manager.version', { number: file.versionNo })}</Tag>
        ) : null}
        {file ? <SupersededTag file={file} /> : null}
      </Flex>
      {file?.snippet ? (
        <Typography.Text type="secondary">
          <bdi>{file.snippet}</bdi>
        </Typography.Text>
      ) : null}
    </div>
  )
}
